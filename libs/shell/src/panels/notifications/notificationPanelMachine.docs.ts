import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { notificationPanelMachine } from './notificationPanelMachine';

/** What the chart of the notification panel cannot say by itself. */
export const notificationPanelDocs: MachineDocs<typeof notificationPanelMachine> = {
  machine: notificationPanelMachine,
  sentences: {
    closed: 'The bell shows a dot while something waits; the list is kept up to date by what the server tells.',
    open: 'The list lies over the page, which stays usable. What is dismissed can be taken back while the toast shows.',
  },
  payloads: { swiped: { towards: 'end' } },
  related: [
    { page: 'Panel', why: 'whose ways of opening and closing it has' },
    { page: 'Notification stack', why: 'which shows what is new in passing' },
  ],
};
