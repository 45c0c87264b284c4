export { ToastRegion } from './ToastRegion';
export type { ToastPlacement, ToastRegionProps } from './ToastRegion';
export { ToastRoom } from './ToastRoom';
export type { ToastRoomProps } from './ToastRoom';
export { ToastsBelowHead } from './ToastsBelowHead';
export type { ToastsBelowHeadProps } from './ToastsBelowHead';
export { ToastsAtStart } from './ToastsAtStart';
export { topEdge } from './topEdge';
