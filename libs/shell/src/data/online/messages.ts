import { defineMessages } from 'react-intl';

/** What is said about the connection. */
export const onlineMessages = defineMessages({
  offline: {
    id: 'shell.online.offline',
    defaultMessage: 'You are offline. You can read on; what you write is kept, and sent when you are back.',
  },
  unreachable: {
    id: 'shell.online.unreachable',
    defaultMessage: 'Ezone cannot be reached right now. Trying again …',
  },
  retry: { id: 'shell.online.retry', defaultMessage: 'Try now' },
});
