export { Toast } from './Toast';
export type { ToastProps, ToastVariant } from './Toast';
