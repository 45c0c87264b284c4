import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const errorTitles = defineMessages({
  notFound: { id: 'menu.errors.notFound', defaultMessage: 'Error 404' },
  serverError: { id: 'menu.errors.serverError', defaultMessage: 'Error 500' },
});
