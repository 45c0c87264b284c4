import { defineMessages } from 'react-intl';

/** The titles of the pages, in the menu and in the browser's tab. */
export const searchTitles = defineMessages({
  classic: { id: 'menu.pages.searchClassic', defaultMessage: 'Search all apps' },
  modern: { id: 'menu.pages.searchModern', defaultMessage: 'Search by kind' },
});
