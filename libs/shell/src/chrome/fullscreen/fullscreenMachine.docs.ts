import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { fullscreenMachine } from './fullscreenMachine';

/** What the chart of the full screen cannot say by itself. */
export const fullscreenDocs: MachineDocs<typeof fullscreenMachine> = {
  machine: fullscreenMachine,
  sentences: {
    starting: 'It is looked at how the page stands now.',
    windowed: 'The page stands in its window.',
    entering: 'The browser is asked to let the page fill the screen.',
    full: 'The page fills the screen.',
    leaving: 'The browser is asked to put the page back into its window.',
  },
  payloads: { 'screen.changed': { isFull: false } },
  related: [{ page: 'Toast queue', why: 'which tells when the browser refuses' }],
};
