import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** What the notification panel says. */
export const notificationMessages = defineMessages({
  title: { id: 'shell.notifications.title', defaultMessage: 'Notifications' },
  empty: { id: 'shell.notifications.empty', defaultMessage: 'There are no notifications for now.' },
  loading: { id: 'shell.notifications.loading', defaultMessage: 'Notifications are being loaded' },
  notLoaded: { id: 'shell.notifications.notLoaded', defaultMessage: 'The notifications could not be loaded.' },
  dismissAll: { id: 'shell.notifications.dismissAll', defaultMessage: 'Dismiss all' },
  close: { id: 'shell.notifications.close', defaultMessage: 'Close notifications' },
  waiting: { id: 'shell.notifications.waiting', defaultMessage: 'there are notifications' },
  notDismissed: {
    id: 'shell.notifications.notDismissed',
    defaultMessage: 'The notification could not be dismissed and is back in the list.',
  },
  notRestored: {
    id: 'shell.notifications.notRestored',
    defaultMessage: 'The dismissal could not be taken back.',
  },
  open: { id: 'shell.notifications.open', defaultMessage: 'Open' },
  success: { id: 'shell.notifications.success', defaultMessage: 'Success' },
  error: { id: 'shell.notifications.error', defaultMessage: 'Error' },
  warning: { id: 'shell.notifications.warning', defaultMessage: 'Warning' },
  info: { id: 'shell.notifications.info', defaultMessage: 'Information' },
});

/** What has a value in it. */
export const dismissMessages: Record<'dismiss' | 'dismissed', MessageDescriptor> = defineMessages({
  dismiss: { id: 'shell.notifications.dismiss', defaultMessage: 'Dismiss “{message}”' },
  dismissed: {
    id: 'shell.notifications.dismissed',
    defaultMessage: '{count, plural, one {Notification dismissed.} other {# notifications dismissed.}}',
  },
});

/** The demo notifications, by their kind. */
export const demoMessages = defineMessages({
  success: { id: 'shell.demo.success', defaultMessage: 'Great Job! this is awesome.' },
  error: { id: 'shell.demo.error', defaultMessage: 'Hey there is a problem!' },
  warning: { id: 'shell.demo.warning', defaultMessage: 'There might be a problem here!' },
  info: { id: 'shell.demo.info', defaultMessage: 'This is some general information.' },
});
