import { searchRecords } from '@ezone/shell/page/list-detail';
import { customerOf, statusIds, statusOf } from './order';
import type { Order, StatusId } from './order';

/** The columns of the list, by which it is sorted. */
export const orderColumns = ['reference', 'date', 'customer', 'status', 'total'] as const;

export type OrderColumn = (typeof orderColumns)[number];

/** In which order a list stands: by a column, rising or falling. */
export type OrderSort = `${OrderColumn}.${'up' | 'down'}`;

/** The column that is sorted by, and which way. */
export const partsOf = (sort: OrderSort) => {
  const [by, direction] = sort.split('.') as [OrderColumn, 'up' | 'down'];
  return { by, isRising: direction === 'up' };
};

/** All orders of the list; the first, newest first, goes without saying. */
export const orderSorts: readonly [OrderSort, ...OrderSort[]] = [
  'date.down',
  ...orderColumns
    .flatMap((column): OrderSort[] => [`${column}.up`, `${column}.down`])
    .filter((sort) => sort !== 'date.down'),
];

/** The sort that a press on the head of a column leads to: numbers and days begin with the largest, words with the first. */
export const nextSort = (column: OrderColumn, sort: OrderSort): OrderSort => {
  const first = column === 'date' || column === 'total' ? 'down' : 'up';
  if (!sort.startsWith(`${column}.`)) return `${column}.${first}`;
  return sort === `${column}.up` ? `${column}.down` : `${column}.up`;
};

const textOf = (order: Order) =>
  [
    ...[order.reference, customerOf(order), order.customer.company, order.customer.email, order.customer.phone],
    ...[order.customer.shippingAddress.address, order.payment.method, order.payment.transactionId],
    ...order.products.map(({ name }) => name),
    ...order.shippingDetails.map(({ carrier, tracking }) => `${carrier} ${tracking}`),
  ].join('\n');

/** The orders that are looked for: in a state, or in all, and holding every word. */
export const ordersIn = (orders: readonly Order[], q: string, status: StatusId | null): readonly Order[] =>
  searchRecords(orders, q, textOf).filter((order) => status === null || statusOf(order) === status);

/** Orders in the order of a column. */
export const inOrder = (orders: readonly Order[], sort: OrderSort, compare: (one: string, other: string) => number) => {
  const { by: column, isRising } = partsOf(sort);
  const turn = isRising ? 1 : -1;
  const by: Record<OrderColumn, (one: Order, other: Order) => number> = {
    reference: (one, other) => compare(one.reference, other.reference),
    date: (one, other) => Number(one.date > other.date) - Number(one.date < other.date),
    customer: (one, other) => compare(customerOf(one), customerOf(other)),
    status: (one, other) => statusIds.indexOf(statusOf(one)) - statusIds.indexOf(statusOf(other)),
    total: (one, other) => one.total - other.total,
  };
  return orders.toSorted((one, other) => turn * by[column](one, other));
};

/** How many orders are in each state. */
export const countsOf = (orders: readonly Order[]): ReadonlyMap<StatusId, number> => {
  const counts = new Map<StatusId, number>();
  for (const order of orders) counts.set(statusOf(order), (counts.get(statusOf(order)) ?? 0) + 1);
  return counts;
};
