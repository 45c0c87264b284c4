export { focusAtOnce } from './focusAtOnce';
export type { Placement } from './placement';
export { backLayers, useLayer } from './useLayer';
export { usePresence } from './usePresence';
