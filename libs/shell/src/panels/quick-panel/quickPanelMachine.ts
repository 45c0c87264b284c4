import { assign, setup } from 'xstate';
import { closing, opening, panelGuards } from '../panel/panelStates';
import type { PanelEvent, PanelSide } from '../panel/panelStates';

/** The quick settings, in the order they are shown. */
export const quickSettings = ['notifications', 'cloudSync', 'retroThrusters'] as const;

/** A switch of the quick panel. */
export type QuickSetting = (typeof quickSettings)[number];

/**
 * The quick panel: a panel that also remembers its switches. They are a local affair: no server hears of them, and a reload
 * begins anew.
 */
export const quickPanelMachine = setup({
  types: {} as {
    context: { side: PanelSide; isOn: Readonly<Record<QuickSetting, boolean>> };
    events: PanelEvent | { type: 'setting.switched'; setting: QuickSetting };
  },
  actions: {
    switchOver: assign({
      isOn: ({ context: { isOn } }, { setting }: { setting: QuickSetting }) => ({ ...isOn, [setting]: !isOn[setting] }),
    }),
  },
  guards: panelGuards,
}).createMachine({
  id: 'quickPanel',
  context: { side: 'end', isOn: { notifications: true, cloudSync: false, retroThrusters: true } },
  initial: 'closed',
  states: {
    closed: { on: opening },
    open: {
      on: {
        ...closing,
        'setting.switched': { actions: { type: 'switchOver', params: ({ event }) => event } },
      },
    },
  },
});
