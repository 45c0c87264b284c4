export { commonMessages } from './commonMessages';
