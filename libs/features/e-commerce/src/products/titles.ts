import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const productTitles = defineMessages({
  products: { id: 'menu.products.title', defaultMessage: 'Products' },
  product: { id: 'menu.products.product', defaultMessage: 'Product' },
  create: { id: 'menu.products.create', defaultMessage: 'New product' },
});
