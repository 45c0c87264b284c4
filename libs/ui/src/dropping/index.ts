export { useDragOnto } from './useDragOnto';
export type { Dragged } from './useDragOnto';
export { useFileDrop } from './useFileDrop';
