import { writeTable } from '@ezone/text/table';
import { customerOf, statusOf } from './model/order';
import type { Order } from './model/order';

/** What a table of ours is headed by. */
const header = [
  ...['Reference', 'Date', 'State', 'Customer', 'Company', 'Email', 'Phone', 'Shipping address', 'Invoice address'],
  ...['Products', 'Payment', 'Subtotal', 'Tax', 'Discount', 'Shipping', 'Total'],
];

/** Cents that a program for tables can work with, whatever its language. */
const amount = (value: number) => value.toFixed(2);

/**
 * Orders as a table, in which nothing is taken for a formula.
 * @param statusText what a state is called
 */
export const writeOrders = (orders: readonly Order[], statusText: (id: string) => string): string =>
  writeTable([
    header,
    ...orders.map((order) => [
      ...[order.reference, order.date, statusText(statusOf(order)), customerOf(order), order.customer.company],
      ...[order.customer.email, order.customer.phone],
      ...[order.customer.shippingAddress.address, order.customer.invoiceAddress.address],
      order.products.map(({ name, quantity }) => `${String(quantity)} × ${name}`).join('; '),
      order.payment.method,
      ...[order.subtotal, order.tax, order.discount, order.shipping, order.total].map(amount),
    ]),
  ]);
