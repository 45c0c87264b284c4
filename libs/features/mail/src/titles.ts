import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const mailTitles = defineMessages({
  mail: { id: 'menu.mail.title', defaultMessage: 'Mail' },
  create: { id: 'menu.mail.create', defaultMessage: 'New mail' },
});

/** What is said wherever somebody is. */
export const mailNotices = defineMessages({
  left: { id: 'menu.mail.left', defaultMessage: 'A mail is not sent yet.' },
  openMails: { id: 'menu.mail.openMails', defaultMessage: 'Open the mails' },
});

/** What the count beside the title means. */
export const mailCounts = defineMessages<{ unread: { count: number } }>({
  unread: { id: 'menu.mail.unread', defaultMessage: '{count, plural, one {# unread mail} other {# unread mails}}' },
});
