import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { sidePanelMachine } from './sidePanelMachine';

/** What the chart of the panel of shortcuts cannot say by itself. */
export const sidePanelDocs: MachineDocs<typeof sidePanelMachine> = {
  machine: sidePanelMachine,
  sentences: {
    starting: 'It is looked up how the panel was left in this browser.',
    closed: 'A rail of 64 px with icons, whose titles are tooltips.',
    open: 'Icons with titles and live counts, 280 px beside the page.',
  },
  payloads: {},
  related: [
    { page: 'Shortcuts', why: 'which stand in it' },
    { page: 'Panel', why: 'which lies over the page, as this one does not' },
  ],
};
