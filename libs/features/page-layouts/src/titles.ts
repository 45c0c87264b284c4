import { defineMessages } from 'react-intl';

/** The title of the pages in the menu and the browser's tab. */
export const indexTitle = defineMessages({ index: { id: 'menu.layouts.index', defaultMessage: 'Page layouts' } });
