import { createContext, use } from 'react';
import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { dialogMachine } from './dialogMachine';
import type { DialogOptions, DialogRequest, Question } from './DialogRequest';

/** Opens the dialog over the page. One at a time: another one takes the place of the one before. */
export type DialogService = {
  /** Promises the answer; undefined where it was closed without one. Rejects where no outlet could show it. */
  open: <Answer>(options: DialogOptions<Answer>) => Promise<Answer | undefined>;
  /** Promises whether the answer was yes. Where something can be undone, do it and offer Undo in a toast instead. */
  confirm: (question: Question) => Promise<boolean>;
  /** Closes whatever is open, without an answer. */
  close: () => void;
};

/** The service together with the running machine that its outlet shows. */
export type Dialogs = DialogService & {
  actor: ActorRefFrom<typeof dialogMachine>;
  /** Tells that an outlet is there. Returns a function that tells that it has gone. */
  attach: () => () => void;
};

type NewRequest = DialogRequest extends infer Request ? (Request extends unknown ? Omit<Request, 'id'> : never) : never;

/** A dialog service of its own; the app has one, which `useDialog` gives. */
export const createDialogs = (): Dialogs => {
  const actor = createActor(dialogMachine).start();
  const waiting = new Map<string, (answer: unknown) => void>();
  let count = 0;
  let outlets = 0;
  actor.on('settled', ({ id, answer }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  const ask = (request: NewRequest) =>
    new Promise<unknown>((resolve) => {
      // Nobody would see it, and the promise would stay open for ever.
      if (outlets === 0) throw new Error('A dialog needs a DialogOutlet on the page: the Shell has one.');
      const id = `dialog-${String((count += 1))}`;
      waiting.set(id, resolve);
      actor.send({ type: 'dialog.opened', request: { ...request, id } });
    });
  return {
    actor,
    attach: () => {
      outlets += 1;
      return () => {
        outlets -= 1;
      };
    },
    // Only the options themselves answer, and they answer what they say.
    open: <Answer>(options: DialogOptions<Answer>) => ask({ kind: 'dialog', options }) as Promise<Answer | undefined>,
    confirm: async (options) => (await ask({ kind: 'question', options })) === true,
    close: () => actor.send({ type: 'close.requested' }),
  };
};

/** The dialog of the app. Stories and specs provide their own; everything else has the one of the shell without a provider. */
export const DialogContext = createContext<Dialogs>(createDialogs());

/**
 * Asks something over the page: `if (await dialog.confirm({ title, confirmLabel })) …`, or
 * `const name = await dialog.open<string>({ title, content: (answer) => <Form onSubmit={answer} /> })`.
 */
export const useDialog = (): DialogService => use(DialogContext);
