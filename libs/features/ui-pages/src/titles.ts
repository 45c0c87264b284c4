import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const uiPageTitles = defineMessages({
  typography: { id: 'menu.ui.typography', defaultMessage: 'Typography' },
  helpers: { id: 'menu.ui.helpers', defaultMessage: 'Helper classes' },
});
