import { setup } from 'xstate';
import { closing, opening, panelGuards } from './panelStates';
import type { PanelEvent, PanelSide } from './panelStates';

/**
 * A panel at the side of the page: open or closed, and nothing else is remembered. Every way of closing has its own
 * event, so that a chart or a log tells why a panel went away.
 */
export const panelMachine = setup({
  types: {} as { context: { side: PanelSide }; input: { side: PanelSide }; events: PanelEvent },
  guards: panelGuards,
}).createMachine({
  id: 'panel',
  context: ({ input }) => ({ side: input.side }),
  initial: 'closed',
  states: { closed: { on: opening }, open: { on: closing } },
});
