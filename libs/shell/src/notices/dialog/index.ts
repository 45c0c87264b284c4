export { createDialogs } from './createDialogs';
export type { DialogService, Dialogs } from './createDialogs';
export { DialogOutlet } from './DialogOutlet';
export type { DialogOptions, Question } from './DialogRequest';
export { DialogContext, useDialog } from './useDialog';
