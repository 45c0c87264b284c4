import { setup } from 'xstate';

/**
 * The panel of shortcuts at the start of the page: a rail of icons while it is closed, icons and titles while it is open. Whoever
 * runs it keeps that for the next visit.
 */
export const sidePanelMachine = setup({
  types: {} as {
    context: { startsOpen: boolean };
    input: { isOpen: boolean };
    events: { type: 'toggle.pressed' };
  },
  actions: {
    // The shell provides the browser's memory; a story or a spec need not have one.
    keep: (_, params: { isOpen: boolean }) => void params,
  },
  guards: { startsOpen: ({ context }) => context.startsOpen },
}).createMachine({
  id: 'sidePanel',
  context: ({ input }) => ({ startsOpen: input.isOpen }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'startsOpen', target: 'open' }, { target: 'closed' }] },
    closed: {
      on: { 'toggle.pressed': { target: 'open', actions: { type: 'keep', params: { isOpen: true } } } },
    },
    open: {
      on: { 'toggle.pressed': { target: 'closed', actions: { type: 'keep', params: { isOpen: false } } } },
    },
  },
});
