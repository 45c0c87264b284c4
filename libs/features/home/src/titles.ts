import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const homeTitles = defineMessages({
  ezone: { id: 'menu.home.ezone', defaultMessage: 'Ezone' },
  home: { id: 'menu.home.home', defaultMessage: 'Home' },
});
