import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const orderTitles = defineMessages({
  orders: { id: 'menu.orders.title', defaultMessage: 'Orders' },
  invoice: { id: 'menu.orders.invoice', defaultMessage: 'Invoice' },
});
