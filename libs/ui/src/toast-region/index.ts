export { ToastRegion } from './ToastRegion';
export type { ToastPlacement, ToastRegionProps } from './ToastRegion';
export { ToastRoom } from './ToastRoom';
export type { ToastRoomProps } from './ToastRoom';
export { topEdge } from './topEdge';
