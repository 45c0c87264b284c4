import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** What is said where products come in from a table, and go out into one. */
export const filesMessages = defineMessages({
  files: { id: 'products.files.menu', defaultMessage: 'Tables' },
  import: { id: 'products.files.import', defaultMessage: 'Bring in a table' },
  what: {
    id: 'products.files.what',
    defaultMessage:
      'A table (.csv), as of Shopify, WooCommerce or PrestaShop, with a column of SKUs: products that have them are changed, others are added. Nothing happens before you have seen it.',
  },
  exportFound: { id: 'products.files.exportFound', defaultMessage: 'Save what is found as a table' },
  exportSelected: { id: 'products.files.exportSelected', defaultMessage: 'Save the selected as a table' },
  new: { id: 'products.files.new', defaultMessage: 'New' },
  noSku: { id: 'products.files.noSku', defaultMessage: 'It has no SKU' },
  twice: { id: 'products.files.twice', defaultMessage: 'Its SKU stands further up in the file already' },
  noName: { id: 'products.files.noName', defaultMessage: 'It is new, and has no name' },
  ambiguous: { id: 'products.files.ambiguous', defaultMessage: 'Several products have this SKU' },
  noPriceForTotal: {
    id: 'products.files.noPriceForTotal',
    defaultMessage: 'No price leads to its price with tax, to the cent',
  },
  pricesPart: { id: 'products.files.pricesPart', defaultMessage: 'Its two prices and its tax contradict each other' },
  image: { id: 'products.files.image', defaultMessage: 'Addresses of images' },
});

/** The same, with a value in it. */
export const filesSentences: Record<
  'run' | 'changed' | 'amount' | 'whole' | 'yesOrNo' | 'tooLong' | 'tooMuch' | 'address',
  MessageDescriptor
> = defineMessages({
  run: {
    id: 'products.files.run',
    defaultMessage: '{count, plural, one {Bring in # product} other {Bring in # products}}',
  },
  changed: { id: 'products.files.changed', defaultMessage: 'Changed: {fields}' },
  amount: { id: 'products.files.amount', defaultMessage: '{column} is no amount' },
  whole: { id: 'products.files.whole', defaultMessage: '{column} is no whole number from 0 on' },
  yesOrNo: { id: 'products.files.yesOrNo', defaultMessage: '{column} is neither yes nor no' },
  tooLong: { id: 'products.files.tooLong', defaultMessage: '{column} is too long' },
  tooMuch: { id: 'products.files.tooMuch', defaultMessage: '{column} is too much' },
  address: { id: 'products.files.address', defaultMessage: '{column} is no address of the web' },
});
