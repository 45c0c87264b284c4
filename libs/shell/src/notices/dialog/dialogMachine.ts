import { assign, emit, setup } from 'xstate';
import type { DialogRequest } from './DialogRequest';

/**
 * The one dialog over the page: whether it is open, and what it was opened with. What was asked is always settled: by an
 * answer, or with nothing where the dialog is closed, another one takes its place or another page opens.
 */
export const dialogMachine = setup({
  types: {} as {
    context: {
      /** Stays after the dialog has closed, so that it still has its content while it goes. */
      request: DialogRequest | null;
    };
    events:
      | { type: 'dialog.opened'; request: DialogRequest }
      | { type: 'answered'; answer: unknown }
      | { type: 'close.requested' }
      | { type: 'page.opened' };
    emitted: { type: 'settled'; id: string; answer: unknown };
  },
  actions: {
    show: assign({ request: (_, { request }: { request: DialogRequest }) => request }),
    settle: emit(({ context }, { answer }: { answer: unknown }) => ({
      type: 'settled' as const,
      id: context.request?.id ?? '',
      answer,
    })),
  },
}).createMachine({
  id: 'dialog',
  context: { request: null },
  initial: 'closed',
  states: {
    closed: {
      on: { 'dialog.opened': { target: 'open', actions: { type: 'show', params: ({ event }) => event } } },
    },
    open: {
      on: {
        'dialog.opened': {
          actions: [
            { type: 'settle', params: { answer: undefined } },
            { type: 'show', params: ({ event }) => event },
          ],
        },
        answered: { target: 'closed', actions: { type: 'settle', params: ({ event }) => event } },
        'close.requested': { target: 'closed', actions: { type: 'settle', params: { answer: undefined } } },
        'page.opened': { target: 'closed', actions: { type: 'settle', params: { answer: undefined } } },
      },
    },
  },
});
