import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { notificationStackMachine } from './notificationStackMachine';

/** What the chart of the notification stack cannot say by itself. */
export const notificationStackDocs: MachineDocs<typeof notificationStackMachine> = {
  machine: notificationStackMachine,
  sentences: {
    starting: 'The server is asked whether it has demo data, while the first four seconds pass.',
    succeeded: '“Great Job! this is awesome.” has been shown.',
    failed: '“Hey there is a problem!” has been shown.',
    warned: '“There might be a problem here!” has been shown.',
    listening: 'Nothing comes by itself any more; what the server tells is shown as ever.',
  },
  payloads: {
    'notification.arrived': {
      notification: {
        ...{ id: 'n1', message: 'Welcome to Ezone, Ada!', dismissed: false, options: { variant: 'info' } },
        ...{ kind: 'welcome', params: { displayName: 'Ada' }, link: null, time: '2026-03-01T09:00:00.000Z' },
      },
    },
  },
  answers: { askForDemoData: { output: true } },
  related: [
    { page: 'Toast queue', why: 'which lets each snackbar go, and lets no more than five stand' },
    { page: 'Notification panel', why: 'where what the server tells stays until it is dismissed' },
  ],
};
