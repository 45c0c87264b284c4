import { setup } from 'xstate';
import { panelGuards } from '../panel/panelStates';
import type { PanelEvent, PanelSide } from '../panel/panelStates';

/**
 * The settings panel and the panel of colour schemes: one of them is open, or none. They share a place, so that to open one
 * closes the other. A click outside closes neither: what is chosen in them is looked at in the page.
 */
export const settingsPanelsMachine = setup({
  types: {} as {
    context: { side: PanelSide };
    events: PanelEvent | { type: 'settings.pressed' } | { type: 'schemes.pressed' };
  },
  guards: panelGuards,
}).createMachine({
  id: 'settingsPanels',
  context: { side: 'end' },
  initial: 'closed',
  states: {
    closed: { on: { 'settings.pressed': 'open.settings', 'schemes.pressed': 'open.schemes' } },
    open: {
      initial: 'settings',
      states: {
        settings: { on: { 'settings.pressed': '#settingsPanels.closed', 'schemes.pressed': 'schemes' } },
        schemes: { on: { 'schemes.pressed': '#settingsPanels.closed', 'settings.pressed': 'settings' } },
      },
      on: {
        'close.requested': 'closed',
        'escape.pressed': 'closed',
        'focus.covered': 'closed',
        swiped: {
          guard: { type: 'towardsItsEdge', params: ({ event }) => ({ towards: event.towards }) },
          target: 'closed',
        },
      },
    },
  },
});
