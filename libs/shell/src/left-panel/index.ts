export { LeftPanel } from './LeftPanel';
