import { randomUUID } from 'node:crypto';
import { fieldsOf } from '../../testing/fields-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';
import type { RecordsChangedDto } from '../../platform/records/record-events';
import type { OrderDto } from './orders.dto';
import { ORDERS } from './orders.service';
import type { ProductWindowDto } from './product-table.dto';
import type { ProductDto } from './products.dto';
import { PRODUCTS } from './products.service';
import { stockChanges } from './stock';

let server: TestServer;
let sockets: TestSockets;
let alice: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  sockets = await TestSockets.listen(server);
  [alice, bob] = await server.twoUsers();
});
afterAll(async () => {
  sockets.close();
  await server.close();
});

const path = (call: string) => `/api/e-commerce-app/${call}`;
const setStatus = (user: TestUser, orderId: string, statusId: string) =>
  user.post(path('order/status'), { orderId, statusId });
const products = () => alice.list<ProductDto>(PRODUCTS);
/** The stock of all products, which is the same in their list and in the table. */
const stocks = async () => {
  const stock = new Map((await products()).map(({ id, quantity }) => [id, quantity]));
  const { rows } = (await alice.get(path('products/window'), { limit: '100' })).json<ProductWindowDto>();
  expect(new Map(rows.map(({ id, quantity }) => [id, quantity]))).toEqual(stock);
  return stock;
};
/** The orders that are sold, each of them for one spec alone. */
const sold = async (place: number): Promise<OrderDto> => {
  const order = (await alice.list<OrderDto>(ORDERS)).filter(({ status }) => status[0]?.id === '5')[place];
  if (!order) throw new Error('There are orders that are delivered');
  return order;
};
const setStock = async (id: string, quantity: number) => {
  const product = (await products()).find((one) => one.id === id);
  expect((await alice.post(path('product/save'), { ...product, quantity })).statusCode).toBe(200);
};
/** The stock as it is with these goods of an order in it. */
const withGoods = (stock: ReadonlyMap<string, number>, { products: lines }: OrderDto) =>
  new Map([...stock].map(([id, quantity]) => [id, quantity + (lines.find((line) => line.id === id)?.quantity ?? 0)]));

it('of a product moves only where an order becomes canceled or refunded, or is so no more', () => {
  const lines = [
    { id: 'a', quantity: 2 },
    { id: 'a', quantity: 1 },
    { id: 'b', quantity: 5 },
  ];
  const moved = (from: string, to: string) => ({ products: lines, from: [{ id: from }], to: [{ id: to }] });
  const back = [
    ['a', 3],
    ['b', 5],
  ];
  expect([...stockChanges([moved('5', '6')])]).toEqual(back);
  expect([...stockChanges([moved('5', '7')])]).toEqual(back);
  expect([...stockChanges([moved('7', '2')])]).toEqual([
    ['a', -3],
    ['b', -5],
  ]);
  for (const [from, to] of [
    ['6', '7'],
    ['7', '6'],
    ['2', '5'],
  ] as const)
    expect(stockChanges([moved(from, to)]).size).toBe(0);
  expect(stockChanges([moved('5', '6'), moved('6', '5')]).size).toBe(0);
});

it('gets the goods of a canceled order back once, gives them out again, and everybody hears of it', async () => {
  const order = await sold(0);
  const before = await stocks();
  const socket = await sockets.connect(bob);
  const told = async () => {
    const events = [
      await socket.next<RecordsChangedDto>('records:changed'),
      await socket.next<RecordsChangedDto>('records:changed'),
    ];
    return new Map(events.map(({ list, ids }) => [list, ids.toSorted()]));
  };
  const ids = order.products.map(({ id }) => id).toSorted();
  await setStatus(alice, order.id, '6');
  const after = withGoods(before, order);
  expect(await stocks()).toEqual(after);
  expect(await told()).toEqual(
    new Map([
      [ORDERS, [order.id]],
      [PRODUCTS, ids],
    ]),
  );
  await Promise.all([setStatus(alice, order.id, '6'), setStatus(bob, order.id, '6')]);
  await setStatus(bob, order.id, '7');
  expect(await stocks()).toEqual(after);
  await setStatus(bob, order.id, '5');
  expect(await stocks()).toEqual(before);
});

it('follows a change that is taken back', async () => {
  const order = await sold(1);
  const before = await stocks();
  const key = randomUUID();
  const body = { orders: [{ id: order.id }], statusId: '7' };
  await alice.post(path('orders/status'), body, { 'idempotency-key': key });
  expect(await stocks()).toEqual(withGoods(before, order));
  for (let time = 0; time < 2; time += 1) {
    await alice.post(path('orders/undo-status'), { orderIds: [order.id], changeId: key });
    expect(await stocks()).toEqual(before);
  }
});

it('never goes below zero: nothing changes then, and it is said which products are missing', async () => {
  const order = await sold(2);
  const [line] = order.products;
  if (!line) throw new Error('It has products');
  await setStatus(alice, order.id, '6');
  const canceled = (await alice.get(path('order'), { orderId: order.id })).json<OrderDto>();
  await setStock(line.id, line.quantity - 1);
  const before = await stocks();
  const answer = await setStatus(bob, order.id, '2');
  expect([answer.statusCode, fieldsOf(answer)]).toEqual([409, new Set([`stock.${line.id}`])]);
  expect(await stocks()).toEqual(before);
  expect((await alice.get(path('order'), { orderId: order.id })).json()).toEqual(canceled);
  await setStock(line.id, line.quantity);
  expect((await setStatus(bob, order.id, '2')).statusCode).toBe(200);
  expect((await stocks()).get(line.id)).toBe(0);
});

it('passes over products that are gone, and reaches those in the trash', async () => {
  const order = await sold(3);
  const [gone, ...others] = order.products.map(({ id }) => id);
  const before = await stocks();
  await alice.post(path('remove-products'), { productIds: [gone, ...others] });
  await alice.post('/api/trash/remove', { list: PRODUCTS, ids: [gone] });
  expect((await setStatus(alice, order.id, '6')).statusCode).toBe(200);
  await alice.post('/api/trash/restore', { list: PRODUCTS, ids: others });
  const expected = withGoods(before, order);
  expected.delete(gone ?? '');
  expect(await stocks()).toEqual(expected);
});

it('is right after several people have changed the same orders at once', async () => {
  const orders = (await alice.list<OrderDto>(ORDERS)).filter(({ status }) => status[0]?.id === '5').slice(0, 2);
  const before = await stocks();
  const turns = ['6', '5', '7', '2', '6', '5'];
  await Promise.all(
    turns.flatMap((statusId, at) => orders.map(({ id }) => setStatus(at % 2 ? alice : bob, id, statusId))),
  );
  for (const { id } of orders) await setStatus(alice, id, '5');
  expect(await stocks()).toEqual(before);
});
