import { defineMessages } from 'react-intl';

/** The title of the page, in the menu and in the browser's tab. */
export const iconTitles = defineMessages({
  icons: { id: 'menu.ui.icons', defaultMessage: 'Icons' },
});
