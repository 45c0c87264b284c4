export { useIsWide } from './useIsWide';
