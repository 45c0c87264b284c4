import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { settingsPanelsMachine } from './settingsPanelsMachine';

/** What the chart of the settings panels cannot say by itself. */
export const settingsPanelsDocs: MachineDocs<typeof settingsPanelsMachine> = {
  machine: settingsPanelsMachine,
  sentences: {
    closed: 'Only the two buttons at the edge are seen.',
    open: 'One of the two panels lies over the page, which stays usable: what is chosen shows there at once.',
    'open.settings': 'The settings: layout, colours of the bars, scrollbars, direction.',
    'open.schemes': 'The colour schemes as cards.',
  },
  payloads: { swiped: { towards: 'end' } },
  related: [
    { page: 'Settings saving', why: 'which stores what is chosen here' },
    { page: 'Panel', why: 'whose frame they share' },
  ],
};
