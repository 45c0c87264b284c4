import { defineMessages } from 'react-intl';

/** The title of the page, in the menu and in the browser's tab. */
export const profileTitles = defineMessages({
  profile: { id: 'menu.pages.profile', defaultMessage: 'Profile' },
});
