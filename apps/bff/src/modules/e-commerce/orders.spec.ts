import { randomUUID } from 'node:crypto';
import { fieldsOf } from '../../testing/fields-of';
import { pagesOf } from '../../testing/pages-of';
import { createTestDatabase } from '../../testing/test-database';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';
import type { RecordsChangedDto } from '../../platform/records/record-events';
import { ORDER_STATUSES } from './order-statuses';
import { orderTotals } from './order-totals';
import { EXAMPLE_ORDER_ID, type OrderDto } from './orders.dto';
import { ORDERS } from './orders.service';
import { EXAMPLE_PRODUCT_ID, type ProductDto } from './products.dto';
import { PRODUCTS } from './products.service';

const DAY = 24 * 3_600_000;

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
const ordersOf = (user: TestUser) => user.list<OrderDto>(ORDERS);
const setStatus = (user: TestUser, orderId: string, statusId: unknown) =>
  user.post(path('order/status'), { orderId, statusId });
const get = (user: TestUser, orderId: string) => user.get(path('order'), { orderId });

/** A state that an order is not in. */
const otherThan = ({ status: [latest] }: OrderDto) => (latest?.id === '5' ? '4' : '5');

async function anOrder(): Promise<OrderDto> {
  const [order] = await ordersOf(alice);
  if (!order) throw new Error('There are orders');
  return order;
}

describe('the demo data', () => {
  const cents = (amount: number) => Math.round(amount * 100);
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + cents(amount), 0);

  it('has twenty products with a price that holds their tax', async () => {
    const products = await alice.list<ProductDto>(PRODUCTS);
    expect(products).toHaveLength(20);
    expect(new Set(products.map(({ handle }) => handle)).size).toBe(20);
    for (const product of products) {
      expect(product).toMatchObject({ taxRate: 10, extraShippingFee: 3 });
      expect((await alice.post(path('product/save'), product)).json()).toEqual(product);
    }
  });

  it('has twenty orders of those products whose amounts add up', async () => {
    const orders = await ordersOf(alice);
    const products = new Map((await alice.list<ProductDto>(PRODUCTS)).map((product) => [product.id, product]));
    expect(orders).toHaveLength(20);
    expect(new Set(orders.map(({ reference }) => reference)).size).toBe(20);
    for (const { products: lines, subtotal, tax, discount, shipping, total, payment } of orders) {
      for (const line of lines) {
        expect(line).toMatchObject({ name: products.get(line.id)?.name, price: products.get(line.id)?.priceTaxExcl });
        expect(cents(line.total)).toBe(cents(line.price) * line.quantity);
      }
      expect(cents(subtotal)).toBe(sum(lines.map((line) => line.total)));
      expect(cents(tax)).toBe(Math.floor((cents(subtotal) + 5) / 10));
      expect(cents(total)).toBe(cents(subtotal) + cents(tax) - cents(discount) + cents(shipping));
      // What is worked out anew is what is stored.
      expect(orderTotals({ lines, taxRate: 10, discount, shipping })).toEqual({
        ...{ lines: lines.map((line) => line.total), subtotal, tax, discount, shipping, total },
      });
      expect(payment.amount).toBe(total);
    }
    const of = (pick: (order: OrderDto) => string[]) => new Set(orders.flatMap(pick));
    expect(of(({ payment }) => [payment.method])).toEqual(new Set(['Credit Card', 'Check', 'PayPal', 'Bank-wire']));
    expect(of((order) => order.shippingDetails.map(({ carrier }) => carrier))).toEqual(
      new Set(['TNT', 'USPS', 'FedEx']),
    );
    expect(of((order) => order.status.map(({ id }) => id))).toEqual(new Set(ORDER_STATUSES.map(({ id }) => id)));
  });

  it('has what the documentation names', async () => {
    expect((await get(alice, EXAMPLE_ORDER_ID)).json()).toMatchObject({ reference: 'EZ-2060' });
    const product = await alice.get(path('product'), { productId: EXAMPLE_PRODUCT_ID });
    expect(product.json()).toMatchObject({ name: 'Harbour at Dawn' });
  });

  it('has its dates before today, the newest order first, and of each the latest state', async () => {
    const orders = await ordersOf(alice);
    const now = Date.now();
    const moments = orders.map(({ date }) => Date.parse(date));
    expect(moments[0]).toBeGreaterThan(now - 3 * DAY);
    for (const { date, status, shippingDetails } of orders) {
      const dates = status.map((entry) => entry.date);
      expect(dates).toEqual(dates.toSorted().reverse());
      expect(dates.at(-1)).toBe(date);
      for (const moment of [...dates, ...shippingDetails.map((detail) => detail.date)])
        expect(Date.parse(moment)).toBeLessThan(now);
    }
    const days = moments.map((moment) => Math.floor(moment / DAY));
    expect(days).toEqual(days.toSorted((one, other) => other - one));
  });
});

describe('an order', () => {
  it('is asked for by its id', async () => {
    const order = await anOrder();
    expect((await get(bob, order.id)).json()).toEqual(order);
    expect((await get(bob, 'unknown')).statusCode).toBe(404);
    expect((await bob.get(path('order'))).statusCode).toBe(400);
  });

  it('comes into another state, which is the first of its history', async () => {
    const order = await anOrder();
    const before = new Date().toISOString();
    const answer = await setStatus(bob, order.id, '4');
    const changed = answer.json<OrderDto>();
    const text = expect.any(String) as string;
    const author = { id: bob.user.uuid, name: bob.user.data.displayName };
    const entry = { id: '4', name: 'Shipped', color: text, date: text, changeId: text, note: '', author };
    expect([answer.statusCode, changed]).toEqual([200, { ...order, status: [entry, ...order.status] }]);
    expect((changed.status[0]?.date ?? '') >= before).toBe(true);
    expect((await get(alice, order.id)).json()).toEqual(changed);
  });

  it('that is in a state already takes a repetition of it as what it is, and everything stays as it was', async () => {
    const order = await anOrder();
    const first = (await setStatus(alice, order.id, '7')).json<OrderDto>();
    const socket = await sockets.connect(bob);
    const again = await Promise.all([setStatus(alice, order.id, '7'), setStatus(bob, order.id, '7')]);
    for (const answer of again) expect([answer.statusCode, answer.json()]).toEqual([200, first]);
    expect((await get(bob, order.id)).json()).toEqual(first);
    await socket.ask('nothing');
    expect(socket.told('records:changed')).toEqual([]);
  });

  it('has a history that ends: what comes after two hundred states is refused', async () => {
    const [, order] = await ordersOf(alice);
    if (!order) throw new Error('There are orders');
    const [latest] = order.status;
    const others = ORDER_STATUSES.map(({ id }) => id).filter((id) => id !== latest?.id);
    const next = (turn: number) => setStatus(alice, order.id, others[turn % others.length]);
    for (let turn = order.status.length; turn < 200; turn += 1) expect((await next(turn)).statusCode).toBe(200);
    const last = (await get(bob, order.id)).json<OrderDto>();
    expect(last.status).toHaveLength(200);
    const answer = await next(200);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'An order may have been in 200 states',
    ]);
    expect((await get(bob, order.id)).json()).toEqual(last);
    expect((await setStatus(bob, order.id, last.status[0]?.id)).json()).toEqual(last);
  });

  it.each(['0', '15', 4, null, '', 'Shipped', undefined])('has no state %j', async (statusId) => {
    const order = await anOrder();
    const answer = await setStatus(alice, order.id, statusId);
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(['statusId'])]);
    expect(await anOrder()).toEqual(order);
  });

  it('has no state where it does not exist', async () => {
    expect((await setStatus(alice, 'unknown', '4')).statusCode).toBe(404);
    expect((await server.post(path('order/status'), { orderId: 'unknown', statusId: '4' })).statusCode).toBe(401);
  });

  it('keeps every state that several people set at once', async () => {
    const order = await anOrder();
    const wanted = ORDER_STATUSES.map(({ id }) => id).filter((id) => id !== order.status[0]?.id);
    const answers = await Promise.all(wanted.map((id, at) => setStatus(at % 2 ? alice : bob, order.id, id)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { status } = await anOrder();
    expect(status.slice(wanted.length)).toEqual(order.status);
    expect(
      status
        .slice(0, wanted.length)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(wanted.toSorted());
  });

  it('is told to everybody when its state changes', async () => {
    const order = await anOrder();
    // One that comes back from being canceled takes its products from the stock, which is told as well.
    await setStatus(alice, order.id, '4');
    const socket = await sockets.connect(bob);
    await setStatus(alice, order.id, '5');
    expect(await socket.next<RecordsChangedDto>('records:changed')).toEqual({
      list: ORDERS,
      ids: [order.id],
      by: alice.user.uuid,
    });
  });

  it('keeps the lines of products that are removed, also for good', async () => {
    const order = await anOrder();
    const ids = order.products.map(({ id }) => id);
    await alice.post(path('remove-products'), { productIds: ids });
    await alice.post('/api/trash/remove', { list: PRODUCTS, ids });
    expect((await get(alice, order.id)).json()).toEqual(order);
  });
});

describe('many orders at once', () => {
  const change = (user: TestUser, body: object, key: string = randomUUID()) =>
    user.post(path('orders/status'), body, { 'idempotency-key': key });
  const undo = (user: TestUser, orderIds: string[], changeId: string) =>
    user.post(path('orders/undo-status'), { orderIds, changeId });
  /** Orders of which none is shipped, canceled or refunded, nor in the state that is named. */
  const some = async (exceptIn = '') =>
    (await ordersOf(alice))
      .filter(({ status: [latest] }) => !['4', '6', '7', exceptIn].includes(latest?.id ?? ''))
      .slice(0, 3);
  const seen = (orders: OrderDto[]) => orders.map(({ id, status }) => ({ id, after: status[0]?.changeId }));

  it('come into a state by one change with a note, which is told once and taken back once', async () => {
    const orders = await some();
    const ids = orders.map(({ id }) => id);
    const socket = await sockets.connect(bob);
    const key = randomUUID();
    const body = { orders: [...seen(orders), { id: 'unknown' }], statusId: '4', note: '  By courier. ' };
    const answer = await change(alice, body, key);
    expect(answer.statusCode).toBe(200);
    const changed = answer.json<OrderDto[]>();
    expect(changed.map(({ id }) => id)).toEqual(ids);
    for (const { status } of changed) {
      expect(status[0]).toMatchObject({ id: '4', note: 'By courier.', changeId: key, author: { id: alice.user.uuid } });
    }
    expect(await socket.next<RecordsChangedDto>('records:changed')).toMatchObject({ list: ORDERS, ids });
    // What is sent again, as its answer was lost, changes nothing.
    expect((await change(alice, body, key)).json()).toEqual(changed);
    const back = await undo(bob, ids, key);
    expect([back.statusCode, back.json()]).toEqual([200, orders]);
    expect((await undo(bob, ids, key)).json()).toEqual(orders);
    expect((await ordersOf(bob)).filter(({ id }) => ids.includes(id))).toEqual(orders);
  });

  it('stay as they are, all of them, where somebody else has changed one meanwhile', async () => {
    const orders = await some();
    const [, second] = orders;
    if (!second) throw new Error('There are orders');
    const known = seen(orders);
    const theirs = (await setStatus(bob, second.id, '9')).json<OrderDto>();
    const answer = await change(alice, { orders: known, statusId: '4' });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([409, new Set(['orders.1'])]);
    const now = await ordersOf(alice);
    expect(now.filter(({ id }) => known.some((one) => one.id === id)).map(({ status }) => status)).toEqual(
      orders.map((order) => (order.id === second.id ? theirs.status : order.status)),
    );
  });

  it('are changed by one of two who do so at the same moment, and the other is told', async () => {
    const orders = await some('5');
    const known = seen(orders);
    const answers = await Promise.all([
      change(alice, { orders: known, statusId: '4' }),
      change(bob, { orders: known, statusId: '5' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const states = (await ordersOf(alice)).filter(({ id }) => known.some((one) => one.id === id));
    expect(new Set(states.map(({ status }) => status[0]?.id)).size).toBe(1);
    expect(states.map(({ status }) => status.length)).toEqual(orders.map(({ status }) => status.length + 1));
  });

  it('are not taken back where one has come into yet another state', async () => {
    const orders = await some();
    const key = randomUUID();
    const ids = orders.map(({ id }) => id);
    await change(alice, { orders: seen(orders), statusId: '4' }, key);
    await setStatus(bob, ids[2] ?? '', '5');
    const before = await ordersOf(alice);
    const answer = await undo(alice, ids, key);
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([409, new Set(['orders.2'])]);
    expect(await ordersOf(alice)).toEqual(before);
  });

  it('keep their first state, whatever is taken back', async () => {
    const [order] = await some();
    const first = order?.status.at(-1);
    if (!order || !first) throw new Error('There are orders');
    expect((await undo(alice, [order.id], first.changeId)).json()).toEqual([order]);
  });
});

describe('comments on an order', () => {
  const comment = (user: TestUser, orderId: string, text: unknown, key: string = randomUUID()) =>
    user.post(path('order/comment'), { orderId, text }, { 'idempotency-key': key });
  const remove = (user: TestUser, orderId: string, commentId: string) =>
    user.post(path('order/remove-comment'), { orderId, commentId });

  it('are by whoever sends them, at that time, once, the latest first', async () => {
    const { id, comments } = await anOrder();
    const key = randomUUID();
    const socket = await sockets.connect(bob);
    const first = (await comment(alice, id, 'Call first', key)).json<OrderDto>();
    expect(first.comments[0]).toEqual({
      ...{ id: key, text: 'Call first', date: expect.any(String) as string },
      author: { id: alice.user.uuid, name: alice.user.data.displayName },
    });
    expect(await socket.next<RecordsChangedDto>('records:changed')).toMatchObject({ list: ORDERS, ids: [id] });
    expect((await comment(alice, id, 'Call first', key)).json()).toEqual(first);
    const second = (await comment(bob, id, 'Called')).json<OrderDto>();
    expect(second.comments.map(({ text }) => text)).toEqual([
      'Called',
      'Call first',
      ...comments.map(({ text }) => text),
    ]);
  });

  it('are removed by their author alone', async () => {
    const { id } = await anOrder();
    const key = randomUUID();
    await comment(alice, id, 'Mine', key);
    expect((await remove(bob, id, key)).statusCode).toBe(403);
    const left = (await remove(alice, id, key)).json<OrderDto>();
    expect(left.comments.map((one) => one.id)).not.toContain(key);
    expect((await remove(alice, id, key)).json()).toEqual(left);
    expect((await remove(alice, 'unknown', key)).statusCode).toBe(404);
  });

  it.each(['', '   ', 'x'.repeat(2001), 5, undefined])('are not %j', async (text) => {
    const order = await anOrder();
    const answer = await comment(alice, order.id, text);
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(['text'])]);
    expect(await anOrder()).toEqual(order);
  });
});

describe('removed orders', () => {
  it('come back from the trash with their history', async () => {
    const before = await ordersOf(alice);
    const [one, two] = before.map(({ id }) => id);
    const orderIds = [one, 'unknown', two];
    expect((await alice.post(path('remove-orders'), { orderIds })).json()).toEqual([one, two]);
    expect((await alice.post(path('remove-orders'), { orderIds })).json()).toEqual([]);
    expect(await ordersOf(bob)).toEqual(before.slice(2));
    expect((await get(bob, one ?? '')).statusCode).toBe(404);
    expect((await setStatus(bob, one ?? '', '4')).statusCode).toBe(404);
    const trash = await bob.list<{ list: string; title: string }>('trash');
    expect(trash.filter(({ list }) => list === ORDERS).map(({ title }) => title)).toContain(before[0]?.reference);
    await bob.post('/api/trash/restore', { list: ORDERS, ids: [one, two] });
    expect(await ordersOf(alice)).toEqual(before);
    expect((await alice.post(path('remove-orders'), { orderIds: [1] })).statusCode).toBe(400);
  });
});

it('lists orders in pages, and answers 304 until somebody writes', async () => {
  expect((await pagesOf<OrderDto>(alice, ORDERS, 7)).map(({ length }) => length)).toEqual([7, 7, 6]);
  expect((await pagesOf<OrderDto>(alice, ORDERS, 7)).flat()).toEqual(await ordersOf(alice));
  const { headers } = await alice.get(path('orders'));
  const again = () => alice.get(path('orders'), {}, { 'if-none-match': String(headers.etag) });
  expect((await again()).statusCode).toBe(304);
  const order = await anOrder();
  await setStatus(bob, order.id, otherThan(order));
  expect((await again()).statusCode).toBe(200);
});

it('seeds once: what is deleted stays deleted', async () => {
  const database = await createTestDatabase({ shared: true });
  const first = await startTestServer({ database });
  const user = await first.register();
  const orders = await ordersOf(user);
  const ids = orders.map(({ id }) => id);
  await user.post(path('remove-orders'), { orderIds: ids });
  await user.post('/api/trash/remove', { list: ORDERS, ids });
  await first.close();
  const second = await startTestServer({ database });
  expect(await second.as(user.token).list(ORDERS)).toEqual([]);
  await second.close();
  await database.drop();
});
