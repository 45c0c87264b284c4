export { ToastRegion } from './ToastRegion';
export type { ToastPlacement, ToastRegionProps } from './ToastRegion';
export { topEdge } from './topEdge';
