import { createContext, use } from 'react';
import { createDialogs } from './createDialogs';
import type { DialogService, Dialogs } from './createDialogs';

/** The dialog of the app. Stories and specs provide their own; everything else has the one of the shell without a provider. */
export const DialogContext = createContext<Dialogs>(createDialogs());

/**
 * Asks something over the page: `if (await dialog.confirm({ title, confirmLabel })) …`, or
 * `const name = await dialog.open<string>({ title, content: (answer) => <Form onSubmit={answer} /> })`.
 */
export const useDialog = (): DialogService => use(DialogContext);
