export { DialogOutlet, fetchDialogAhead } from './DialogOutlet';
export type { DialogOptions, Question } from './DialogRequest';
export { createDialogs, DialogContext, useDialog } from './useDialog';
export { useFetched } from './useFetched';
export { useSayNotFetched } from './useSayNotFetched';
export { useFetchedWhile } from './useFetchedWhile';
export type { DialogService, Dialogs } from './useDialog';
