import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { OrderColumn } from './model/ordersIn';
import type { StatusId } from './model/order';

/** What the pages of orders say. */
export const orderMessages = defineMessages({
  search: { id: 'orders.list.search', defaultMessage: 'Search orders' },
  columns: { id: 'orders.list.columns', defaultMessage: 'Sort by a column' },
  states: { id: 'orders.list.states', defaultMessage: 'Orders by state' },
  all: { id: 'orders.list.all', defaultMessage: 'All orders' },
  empty: { id: 'orders.list.empty', defaultMessage: 'Orders appear here once somebody has bought something.' },
  noneInState: { id: 'orders.list.noneInState', defaultMessage: 'No order is in this state.' },
  notLoaded: { id: 'orders.list.notLoaded', defaultMessage: 'The orders could not be loaded.' },
  export: { id: 'orders.list.export', defaultMessage: 'Save as CSV' },
  removeFailed: { id: 'orders.list.removeFailed', defaultMessage: 'The orders were not removed and are back.' },

  setStatus: { id: 'orders.status.set', defaultMessage: 'Set the state' },
  newStatus: { id: 'orders.status.new', defaultMessage: 'New state' },
  chooseStatus: { id: 'orders.status.choose', defaultMessage: 'Choose a state' },
  statusNeeded: { id: 'orders.status.needed', defaultMessage: 'Choose another state than now.' },
  note: { id: 'orders.status.note', defaultMessage: 'Note' },
  noteHint: { id: 'orders.status.noteHint', defaultMessage: 'Staff read it in the history of the order.' },
  statusFailed: { id: 'orders.status.failed', defaultMessage: 'The state was not changed.' },

  history: { id: 'orders.history.title', defaultMessage: 'History' },
  comment: { id: 'orders.history.comment', defaultMessage: 'Comment' },
  addComment: { id: 'orders.history.add', defaultMessage: 'Add a comment' },
  commentNeeded: { id: 'orders.history.needed', defaultMessage: 'Write something first.' },
  commented: { id: 'orders.history.commented', defaultMessage: 'Comment added.' },
  commentFailed: { id: 'orders.history.commentFailed', defaultMessage: 'The comment was not added.' },
  removeComment: { id: 'orders.history.remove', defaultMessage: 'Remove the comment' },
  commentRemoved: { id: 'orders.history.removed', defaultMessage: 'Comment removed.' },

  customer: { id: 'orders.customer.title', defaultMessage: 'Customer' },
  write: { id: 'orders.customer.write', defaultMessage: 'Write mail' },
  shippingAddress: { id: 'orders.customer.shippingAddress', defaultMessage: 'Shipping address' },
  invoiceAddress: { id: 'orders.customer.invoiceAddress', defaultMessage: 'Invoice address' },
  copyAddress: { id: 'orders.customer.copy', defaultMessage: 'Copy the address' },
  copied: { id: 'orders.customer.copied', defaultMessage: 'Address copied.' },
  notCopied: { id: 'orders.customer.notCopied', defaultMessage: 'The browser did not let the address be copied.' },

  products: { id: 'orders.products.title', defaultMessage: 'Products' },
  product: { id: 'orders.products.product', defaultMessage: 'Product' },
  price: { id: 'orders.products.price', defaultMessage: 'Price' },
  quantity: { id: 'orders.products.quantity', defaultMessage: 'Quantity' },
  lineTotal: { id: 'orders.products.total', defaultMessage: 'Amount' },
  subtotal: { id: 'orders.totals.subtotal', defaultMessage: 'Subtotal' },
  tax: { id: 'orders.totals.tax', defaultMessage: 'Tax' },
  discount: { id: 'orders.totals.discount', defaultMessage: 'Discount' },
  shippingCost: { id: 'orders.totals.shipping', defaultMessage: 'Shipping costs' },
  total: { id: 'orders.totals.total', defaultMessage: 'Total' },

  payment: { id: 'orders.payment.title', defaultMessage: 'Payment' },
  transaction: { id: 'orders.payment.transaction', defaultMessage: 'Transaction' },
  method: { id: 'orders.payment.method', defaultMessage: 'Method' },
  amount: { id: 'orders.payment.amount', defaultMessage: 'Amount' },
  date: { id: 'orders.payment.date', defaultMessage: 'Date' },
  shipping: { id: 'orders.shipping.title', defaultMessage: 'Shipping' },
  notShipped: { id: 'orders.shipping.none', defaultMessage: 'Nothing has been shipped yet.' },
  tracking: { id: 'orders.shipping.tracking', defaultMessage: 'Tracking number' },
  carrier: { id: 'orders.shipping.carrier', defaultMessage: 'Carrier' },
  weight: { id: 'orders.shipping.weight', defaultMessage: 'Weight' },
  fee: { id: 'orders.shipping.fee', defaultMessage: 'Fee of the carrier' },

  invoice: { id: 'orders.invoice.open', defaultMessage: 'Invoice' },
  print: { id: 'orders.invoice.print', defaultMessage: 'Print' },
  backToOrder: { id: 'orders.invoice.back', defaultMessage: 'Back to the order' },
  invoiceLoading: { id: 'orders.invoice.loading', defaultMessage: 'The invoice is being loaded' },
  invoiceNotLoaded: { id: 'orders.invoice.notLoaded', defaultMessage: 'The invoice could not be loaded.' },
  seller: { id: 'orders.invoice.seller', defaultMessage: 'Seller' },
  paid: { id: 'orders.invoice.paid', defaultMessage: 'Paid' },
  unpaid: { id: 'orders.invoice.unpaid', defaultMessage: 'Not paid yet' },
  refunded: { id: 'orders.invoice.refunded', defaultMessage: 'Refunded' },
  billTo: { id: 'orders.invoice.billTo', defaultMessage: 'Bill to' },
  shipTo: { id: 'orders.invoice.shipTo', defaultMessage: 'Ship to' },
});

/** Why the server refused a change of states. */
export const orderProblems: Record<'changed' | 'stock', MessageDescriptor> = defineMessages({
  changed: {
    id: 'orders.problems.changed',
    defaultMessage: 'Somebody else has changed it meanwhile: look at its state before you try again.',
  },
  stock: { id: 'orders.problems.stock', defaultMessage: 'There is not enough of it in stock.' },
});

/** Sentences with a value in them. */
export const orderSentences: Record<
  'count' | 'statusSet' | 'statusOf' | 'coordinates' | 'map' | 'number' | 'dated' | 'sortRising' | 'sortFalling' | 'by',
  MessageDescriptor
> = defineMessages({
  count: {
    id: 'orders.list.count',
    defaultMessage: '{count, plural, one {# order} other {# orders}}, {sum} in total',
  },
  statusSet: {
    id: 'orders.status.done',
    defaultMessage: '{count, plural, one {# order} other {# orders}}: {status}.',
  },
  statusOf: {
    id: 'orders.status.title',
    defaultMessage: '{count, plural, one {State of # order} other {State of # orders}}',
  },
  coordinates: { id: 'orders.map.coordinates', defaultMessage: 'Latitude {lat}, longitude {lng}' },
  map: { id: 'orders.map.label', defaultMessage: 'Map: {place}' },
  number: { id: 'orders.invoice.number', defaultMessage: 'Invoice {reference}' },
  dated: { id: 'orders.invoice.date', defaultMessage: 'Order of {date}' },
  sortRising: { id: 'orders.list.rising', defaultMessage: '{column}, rising' },
  sortFalling: { id: 'orders.list.falling', defaultMessage: '{column}, falling' },
  by: { id: 'orders.history.by', defaultMessage: '{date}, {name}' },
});

/** What the columns of the list are headed by. */
export const columnMessages: Record<OrderColumn, MessageDescriptor> = defineMessages({
  reference: { id: 'orders.columns.reference', defaultMessage: 'Order' },
  date: { id: 'orders.columns.date', defaultMessage: 'Ordered on' },
  customer: { id: 'orders.columns.customer', defaultMessage: 'Bought by' },
  status: { id: 'orders.columns.status', defaultMessage: 'State' },
  total: { id: 'orders.columns.total', defaultMessage: 'Sum' },
});

/** The states of orders. */
export const statusMessages: Record<StatusId, MessageDescriptor> = defineMessages({
  1: { id: 'orders.states.awaitingCheck', defaultMessage: 'Awaiting check payment' },
  2: { id: 'orders.states.paymentAccepted', defaultMessage: 'Payment accepted' },
  3: { id: 'orders.states.preparing', defaultMessage: 'Preparing the order' },
  4: { id: 'orders.states.shipped', defaultMessage: 'Shipped' },
  5: { id: 'orders.states.delivered', defaultMessage: 'Delivered' },
  6: { id: 'orders.states.canceled', defaultMessage: 'Canceled' },
  7: { id: 'orders.states.refunded', defaultMessage: 'Refunded' },
  8: { id: 'orders.states.paymentError', defaultMessage: 'Payment error' },
  9: { id: 'orders.states.preOrderPaid', defaultMessage: 'On pre-order (paid)' },
  10: { id: 'orders.states.awaitingWire', defaultMessage: 'Awaiting bank wire payment' },
  11: { id: 'orders.states.awaitingPayPal', defaultMessage: 'Awaiting PayPal payment' },
  12: { id: 'orders.states.remoteAccepted', defaultMessage: 'Remote payment accepted' },
  13: { id: 'orders.states.preOrderUnpaid', defaultMessage: 'On pre-order (not paid)' },
  14: { id: 'orders.states.awaitingCash', defaultMessage: 'Awaiting Cash-on-delivery payment' },
});
