import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const calendarTitles = defineMessages({
  calendar: { id: 'menu.calendar.title', defaultMessage: 'Calendar' },
  create: { id: 'menu.calendar.create', defaultMessage: 'New event' },
});
