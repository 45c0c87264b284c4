import { defineMessages } from 'react-intl';

/** A namespace of its own, for toasts also appear where the shell's sentences are not loaded: on the sign-in page. */
export const toastMessages = defineMessages({
  messages: { id: 'toast.region.messages', defaultMessage: 'Messages' },
  notifications: { id: 'toast.region.notifications', defaultMessage: 'New notifications' },
  dismiss: { id: 'toast.item.dismiss', defaultMessage: 'Dismiss' },
});
