import { defineMessages } from 'react-intl';
import type { InvoiceUnit } from './invoice';

/** What the invoice pages say. */
export const invoiceMessages = defineMessages({
  heading: { id: 'invoices.page.heading', defaultMessage: 'Invoice' },
  print: { id: 'invoices.page.print', defaultMessage: 'Print' },
  loading: { id: 'invoices.page.loading', defaultMessage: 'The invoice is being loaded' },
  failed: { id: 'invoices.page.failed', defaultMessage: 'The invoice could not be loaded.' },
  missing: {
    id: 'invoices.page.missing',
    defaultMessage: 'There is no invoice here. It comes with the demo data, which this Ezone was started without.',
  },
  toCompact: { id: 'invoices.page.toCompact', defaultMessage: 'Compact look' },
  toModern: { id: 'invoices.page.toModern', defaultMessage: 'Modern look' },
  from: { id: 'invoices.sheet.from', defaultMessage: 'From' },
  billTo: { id: 'invoices.sheet.billTo', defaultMessage: 'Bill to' },
  date: { id: 'invoices.sheet.date', defaultMessage: 'Date' },
  dueDate: { id: 'invoices.sheet.dueDate', defaultMessage: 'Due date' },
  number: { id: 'invoices.sheet.number', defaultMessage: 'Number' },
  amountDue: { id: 'invoices.sheet.amountDue', defaultMessage: 'Amount due' },
  service: { id: 'invoices.sheet.service', defaultMessage: 'Service' },
  unitPrice: { id: 'invoices.sheet.unitPrice', defaultMessage: 'Price' },
  quantity: { id: 'invoices.sheet.quantity', defaultMessage: 'Quantity' },
  amount: { id: 'invoices.sheet.amount', defaultMessage: 'Amount' },
  subtotal: { id: 'invoices.sheet.subtotal', defaultMessage: 'Subtotal' },
  tax: { id: 'invoices.sheet.tax', defaultMessage: 'Tax' },
  discount: { id: 'invoices.sheet.discount', defaultMessage: 'Discount' },
  total: { id: 'invoices.sheet.total', defaultMessage: 'Total' },
  thanks: {
    id: 'invoices.sheet.thanks',
    defaultMessage: 'Thank you for working with us. Please name the number of the invoice when you pay.',
  },
});

/** The same, with something to fill in. */
export const invoiceTexts = defineMessages<{
  title: { number: string };
  each: { quantity: string; price: string };
}>({
  title: { id: 'invoices.page.title', defaultMessage: 'Invoice {number}' },
  each: { id: 'invoices.sheet.each', defaultMessage: '{quantity} at {price}' },
});

/** How much of a service there was. */
export const quantityTexts = defineMessages<Record<InvoiceUnit, { count: number }>>({
  hour: { id: 'invoices.quantity.hour', defaultMessage: '{count, plural, one {# hour} other {# hours}}' },
  day: { id: 'invoices.quantity.day', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  piece: { id: 'invoices.quantity.piece', defaultMessage: '{count, plural, one {# piece} other {# pieces}}' },
});
