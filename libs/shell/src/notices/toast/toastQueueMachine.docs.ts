import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { toastQueueMachine } from './toastQueueMachine';

/** What the chart of the toast queue cannot say by itself. */
export const toastQueueDocs: MachineDocs<typeof toastQueueMachine> = {
  machine: toastQueueMachine,
  sentences: {
    empty: 'There is nothing to say.',
    counting: 'Each toast on screen has its own countdown of six seconds, or as long as it asks for.',
    paused:
      'Somebody points at a toast or has the focus in it: none goes away, and afterwards each has its whole time again.',
  },
  payloads: {
    'toast.added': { toast: { id: '7', variant: 'success', message: 'Note saved.' } },
    'toast.dismissed': { id: '7' },
    'toast.expired': { id: '7' },
  },
  related: [{ page: 'Connection', why: 'which is told in a banner and not in a toast' }],
};
