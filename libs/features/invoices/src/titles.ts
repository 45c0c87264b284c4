import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab, and of the folder that holds them. */
export const invoiceTitles = defineMessages({
  folder: { id: 'menu.invoices.title', defaultMessage: 'Invoices' },
  compact: { id: 'menu.invoices.compact', defaultMessage: 'Invoice: compact' },
  modern: { id: 'menu.invoices.modern', defaultMessage: 'Invoice: modern' },
});
