import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { panelMachine } from './panelMachine';

/** What the chart of the panel cannot say by itself. */
export const panelDocs: MachineDocs<typeof panelMachine> = {
  machine: panelMachine,
  sentences: {
    closed: 'Nothing is shown; the frame is out of reach of keyboard and screen reader.',
    open: 'The panel lies over the page, which stays usable, and has the focus.',
  },
  payloads: { swiped: { towards: 'end' } },
  related: [
    { page: 'Navbar', why: 'whose drawer closes in the same ways' },
    { page: 'Toast queue', why: 'which lies above every panel and closes none' },
  ],
};
