import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const contactsTitles = defineMessages({
  contacts: { id: 'menu.contacts.title', defaultMessage: 'Contacts' },
  create: { id: 'menu.contacts.create', defaultMessage: 'New contact' },
});
