import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** What the pages of the products say. */
export const productMessages = defineMessages({
  search: { id: 'products.list.search', defaultMessage: 'Search products' },
  loading: { id: 'products.list.loading', defaultMessage: 'Products are being loaded' },
  notLoaded: { id: 'products.list.notLoaded', defaultMessage: 'The products could not be loaded.' },
  empty: {
    id: 'products.list.empty',
    defaultMessage: 'There are no products yet. Add one, or bring in a table of another shop.',
  },
  nothingFound: { id: 'products.list.nothingFound', defaultMessage: 'No product fits the search and the filters.' },
  newProduct: { id: 'products.list.new', defaultMessage: 'New product' },
  filters: { id: 'products.list.filters', defaultMessage: 'Filters' },
  category: { id: 'products.list.category', defaultMessage: 'Category' },
  allCategories: { id: 'products.list.allCategories', defaultMessage: 'All categories' },
  state: { id: 'products.list.state', defaultMessage: 'State' },
  stock: { id: 'products.list.stock', defaultMessage: 'Stock' },
  any: { id: 'products.list.any', defaultMessage: 'Any' },
  inStock: { id: 'products.list.inStock', defaultMessage: 'In stock' },
  notChanged: { id: 'products.list.notChanged', defaultMessage: 'The products were not changed.' },
  notRemoved: { id: 'products.list.notRemoved', defaultMessage: 'The products were not removed.' },
  activate: { id: 'products.bulk.activate', defaultMessage: 'Activate' },
  deactivate: { id: 'products.bulk.deactivate', defaultMessage: 'Deactivate' },
  changePrices: { id: 'products.bulk.prices', defaultMessage: 'Change prices' },
  selectAll: { id: 'products.bulk.selectAll', defaultMessage: 'Select all products' },
});

/** Sentences with a value in them. */
export const productSentences: Record<
  'count' | 'inStock' | 'changed' | 'removed' | 'broughtIn' | 'unchanged',
  MessageDescriptor
> = defineMessages({
  count: { id: 'products.list.count', defaultMessage: '{count, plural, one {# product} other {# products}}' },
  inStock: {
    id: 'products.list.left',
    defaultMessage: '{count, plural, =0 {none left} one {# in stock} other {# in stock}}',
  },
  changed: {
    id: 'products.undo.changed',
    defaultMessage: '{count, plural, one {# product changed.} other {# products changed.}}',
  },
  removed: {
    id: 'products.undo.removed',
    defaultMessage: '{count, plural, one {# product removed.} other {# products removed.}}',
  },
  broughtIn: {
    id: 'products.undo.broughtIn',
    defaultMessage: '{count, plural, one {# product brought in.} other {# products brought in.}}',
  },
  unchanged: {
    id: 'products.bulk.unchanged',
    defaultMessage: '{count, plural, one {It is so already.} other {All # are so already.}}',
  },
});

/** The heads of the table. */
export const columnMessages = defineMessages({
  name: { id: 'products.column.name', defaultMessage: 'Product' },
  sku: { id: 'products.column.sku', defaultMessage: 'SKU' },
  category: { id: 'products.column.category', defaultMessage: 'Category' },
  price: { id: 'products.column.price', defaultMessage: 'Price' },
  total: { id: 'products.column.total', defaultMessage: 'With tax' },
  quantity: { id: 'products.column.quantity', defaultMessage: 'Stock' },
  active: { id: 'products.column.active', defaultMessage: 'State' },
});

/** The views of the table. */
export const viewMessages = defineMessages({
  all: { id: 'products.view.all', defaultMessage: 'All' },
  active: { id: 'products.view.active', defaultMessage: 'Active' },
  inactive: { id: 'products.view.inactive', defaultMessage: 'Inactive' },
  low: { id: 'products.view.low', defaultMessage: 'Low stock' },
  out: { id: 'products.view.out', defaultMessage: 'Out of stock' },
});

/** What the cells of the table say. */
export const gridMessages = defineMessages({
  active: { id: 'products.cell.active', defaultMessage: 'Active' },
  inactive: { id: 'products.cell.inactive', defaultMessage: 'Inactive' },
  selectAll: { id: 'products.cell.selectAll', defaultMessage: 'Select all that are found' },
  nameNeeded: { id: 'products.cell.nameNeeded', defaultMessage: 'A product needs a name.' },
  wholeNumber: { id: 'products.cell.wholeNumber', defaultMessage: 'The stock is a whole number.' },
  belowZero: { id: 'products.cell.belowZero', defaultMessage: 'It cannot be below zero.' },
  tooMuch: { id: 'products.cell.tooMuch', defaultMessage: 'That is more than can be kept.' },
  amount: { id: 'products.cell.amount', defaultMessage: 'That is no amount of money.' },
  cents: { id: 'products.cell.cents', defaultMessage: 'An amount has two decimals at most.' },
  yesOrNo: { id: 'products.cell.yesOrNo', defaultMessage: 'Write “active” or “inactive”.' },
  notHere: { id: 'products.cell.notHere', defaultMessage: 'Categories are changed on the page of the product.' },
  conflict: {
    id: 'products.cell.conflict',
    defaultMessage:
      'Somebody else has changed it meanwhile. Edit the cell to set it all the same, or press Escape in it.',
  },
});

/** What cells say with a value in it. */
export const gridSentences: Record<
  'select' | 'tooLong' | 'noSuchTotal' | 'refusedCells' | 'linesBeyond',
  MessageDescriptor
> = defineMessages({
  select: { id: 'products.cell.select', defaultMessage: 'Select {name}' },
  tooLong: { id: 'products.cell.tooLong', defaultMessage: 'It may have {limit, number} characters.' },
  noSuchTotal: {
    id: 'products.cell.noSuchTotal',
    defaultMessage: 'No price leads to that with the tax, to the cent. The nearest is {nearest}.',
  },
  refusedCells: {
    id: 'products.cell.refused',
    defaultMessage:
      '{count, plural, one {# cell could not be taken. It is marked, and says why.} other {# cells could not be taken. They are marked, and say why.}}',
  },
  linesBeyond: {
    id: 'products.cell.beyond',
    defaultMessage:
      '{count, plural, one {The last line has found no product to stand in.} other {The last # lines have found no product to stand in.}}',
  },
});
