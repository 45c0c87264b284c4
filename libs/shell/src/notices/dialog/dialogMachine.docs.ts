import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { dialogMachine } from './dialogMachine';

/** What the chart of the dialog cannot say by itself. */
export const dialogDocs: MachineDocs<typeof dialogMachine> = {
  machine: dialogMachine,
  sentences: {
    closed: 'Nothing is asked; the focus is where it was before.',
    open: 'The dialog has the focus and keeps it until it is answered or closed.',
  },
  payloads: {
    'dialog.opened': {
      request: {
        id: '1',
        kind: 'question',
        options: { title: 'Delete the label Family?', confirmLabel: 'Delete label' },
      },
    },
    answered: { answer: true },
  },
  related: [
    { page: 'Panel', why: 'which lets the page go on' },
    { page: 'Toast queue', why: 'which offers Undo where nothing need be asked' },
  ],
};
