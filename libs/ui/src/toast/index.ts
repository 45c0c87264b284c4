export { Toast } from './Toast';
export type { ToastProps, ToastVariant } from './Toast';
export { ToastRegion } from './ToastRegion';
export type { ToastRegionProps } from './ToastRegion';
