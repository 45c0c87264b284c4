import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const mailTitles = defineMessages({
  mail: { id: 'menu.mail.title', defaultMessage: 'Mail' },
  create: { id: 'menu.mail.create', defaultMessage: 'New mail' },
});

/** What the count beside the title means. */
export const mailCounts = defineMessages<{ unread: { count: number } }>({
  unread: { id: 'menu.mail.unread', defaultMessage: '{count, plural, one {# unread mail} other {# unread mails}}' },
});
