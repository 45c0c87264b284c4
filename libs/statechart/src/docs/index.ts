export { MachinePage } from './MachinePage';
