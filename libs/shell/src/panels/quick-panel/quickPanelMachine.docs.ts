import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { quickPanelMachine } from './quickPanelMachine';

/** What the chart of the quick panel cannot say by itself. */
export const quickPanelDocs: MachineDocs<typeof quickPanelMachine> = {
  machine: quickPanelMachine,
  sentences: {
    closed: 'Nothing is shown; the switches stay as they are.',
    open: 'Today’s date, events, notes and three switches lie over the page, which stays usable.',
  },
  payloads: { swiped: { towards: 'end' }, 'setting.switched': { setting: 'cloudSync' } },
  related: [{ page: 'Panel', why: 'whose ways of opening and closing it has' }],
};
