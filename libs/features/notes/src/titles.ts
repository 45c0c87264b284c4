import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const notesTitles = defineMessages({
  notes: { id: 'menu.notes.title', defaultMessage: 'Notes' },
  reminders: { id: 'menu.notes.reminders', defaultMessage: 'Reminders' },
  archive: { id: 'menu.notes.archive', defaultMessage: 'Archive' },
  create: { id: 'menu.notes.create', defaultMessage: 'New note' },
});
