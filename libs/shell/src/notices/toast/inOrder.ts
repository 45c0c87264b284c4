import type { QueuedToast } from './toastQueueMachine';

/** Compares toasts by when they were given: one that took the place of another is as new as any. */
export const inOrder = (one: QueuedToast, other: QueuedToast): number =>
  one.id.localeCompare(other.id, 'en', { numeric: true });
