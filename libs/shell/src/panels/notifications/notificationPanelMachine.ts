import { setup } from 'xstate';
import { closing, opening, panelGuards } from '../panel/panelStates';
import type { PanelEvent, PanelSide } from '../panel/panelStates';

/**
 * The notification panel: a panel that also closes when another page opens, for what a notification tells is often
 * there. What stands in it is a query, and stays when it closes.
 */
export const notificationPanelMachine = setup({
  types: {} as {
    context: { side: PanelSide };
    events: PanelEvent | { type: 'page.opened' };
  },
  guards: panelGuards,
}).createMachine({
  id: 'notificationPanel',
  context: { side: 'end' },
  initial: 'closed',
  states: { closed: { on: opening }, open: { on: { ...closing, 'page.opened': 'closed' } } },
});
