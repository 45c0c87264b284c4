export { ToastRegion } from './ToastRegion';
export type { ToastRegionProps } from './ToastRegion';
