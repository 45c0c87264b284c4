export { useScrollbars } from './useScrollbars';
