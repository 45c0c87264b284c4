export { expandRepeat } from './expandRepeat';
