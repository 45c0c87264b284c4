export { ToastProvider, useToast } from './ToastProvider';
export type { Toasts } from './ToastProvider';
export type { QueuedToast, ToastMessage } from './toastQueueMachine';
