/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { orderOf, sampleOrders } from '../testing/sampleOrders';
import { sumOf } from '@ezone/money';
import { historyOf } from './order';
import { inOrder, nextSort, orderSorts, ordersIn } from './ordersIn';

const compare = new Intl.Collator('en', { numeric: true }).compare;
const ids = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);

it('sorts by every column, both ways', () => {
  const orders = sampleOrders();
  for (const sort of orderSorts) expect(ids(inOrder(orders, sort, compare)).toSorted()).toEqual(ids(orders).toSorted());
  expect(ids(inOrder(orders, 'total.up', compare))[0]).toBe('ez-2059');
  expect(ids(inOrder(orders, 'date.up', compare))).toEqual(['ez-2058', 'ez-2059', 'ez-2060']);
  expect(ids(inOrder(orders, 'status.down', compare))[0]).toBe('ez-2058');
  expect(nextSort('total', 'date.down')).toBe('total.down');
  expect(nextSort('total', 'total.down')).toBe('total.up');
  expect(nextSort('customer', 'total.down')).toBe('customer.up');
});

it('finds orders by customer, product and tracking number, whatever the accents', () => {
  const orders = sampleOrders();
  expect(ids(ordersIn(orders, 'emile', null))).toEqual(['ez-2059']);
  expect(ids(ordersIn(orders, 'tnt-300417', null))).toEqual(['ez-2059']);
  expect(ids(ordersIn(orders, 'dawn', '6'))).toEqual(['ez-2058']);
});

it('sums in whole cents', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3);
  expect(sumOf(Array.from({ length: 1000 }, () => 1.15))).toBe(1150);
});

it('tells what has happened, the latest first, and keeps the order of what came at once', () => {
  const date = '2026-11-20T09:00:00.000Z';
  const state = { name: '', color: '', date, note: '', author: null };
  const order = orderOf('a', {
    status: [
      { ...state, id: '3', changeId: 'second' },
      { ...state, id: '2', changeId: 'first' },
    ],
    comments: [{ id: 'later', text: '', date: '2026-11-20T10:00:00.000Z', author: { id: '', name: '' } }],
  });
  expect(historyOf(order).map((one) => (one.kind === 'status' ? one.status.changeId : one.comment.id))).toEqual([
    ...['later', 'second', 'first'],
  ]);
});
