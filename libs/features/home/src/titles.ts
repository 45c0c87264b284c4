import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const homeTitles = defineMessages({
  start: { id: 'menu.home.start', defaultMessage: 'Start page' },
  ezone: { id: 'menu.home.ezone', defaultMessage: 'Ezone' },
  home: { id: 'menu.home.home', defaultMessage: 'Home' },
});
