import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const boardTitles = defineMessages({
  boards: { id: 'menu.scrumboard.title', defaultMessage: 'Scrumboard' },
  create: { id: 'menu.scrumboard.create', defaultMessage: 'New board' },
});
