export { focusAtOnce } from './focusAtOnce';
export type { Placement } from './placement';
export { useLayer } from './useLayer';
export { usePresence } from './usePresence';
