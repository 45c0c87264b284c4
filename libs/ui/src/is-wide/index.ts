export { useIsFrom } from './useIsFrom';
export { useIsPhone } from './useIsPhone';
export { useIsWide } from './useIsWide';
