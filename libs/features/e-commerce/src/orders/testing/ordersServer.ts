import { ApiError } from '@ezone/api-client';
import { fakeApi, fakeList } from '@ezone/api-client/testing';
import { fakeWindows } from '@ezone/shell/chrome/changes/testing';
import type { Order, OrderStatus, StatusId } from '../model/order';
import { ordersCollection } from '../model/ordersCollection';

const { list } = ordersCollection;

/** Who writes in the orders of stories. */
const ada = { id: 'ada', name: 'Ada Arslan' };

/** A state that an order has come into. */
const stateOf = (id: StatusId, date: string, fields: Partial<OrderStatus> = {}): OrderStatus => ({
  ...{ id, name: '', color: '', date, changeId: `${id} ${date}`, note: '', author: null },
  ...fields,
});

/** An order with some of its fields. */
export const orderOf = (id: string, fields: Partial<Order> = {}): Order => {
  const place = { address: '12 Quay Street, Portland', lat: 50.55, lng: -2.44 };
  const date = fields.date ?? '2026-11-20T09:00:00.000Z';
  return {
    ...{ id, reference: id.toUpperCase(), subtotal: 99.8, tax: 9.98, discount: 5, shipping: 3, total: 107.78, date },
    customer: {
      ...{ id: 'selma', firstName: 'Selma', lastName: 'Aydın', avatar: null, company: 'Harbour Books' },
      ...{ jobTitle: 'Bookseller', email: 'selma@example.com', phone: '+44 20 7946 0112' },
      ...{ invoiceAddress: place, shippingAddress: place },
    },
    products: [{ id: 'dawn', name: 'Harbour at Dawn', price: 49.9, quantity: 2, total: 99.8, image: null }],
    status: [stateOf('2', date)],
    comments: [],
    payment: { transactionId: 'TX-4C1D08', amount: 107.78, method: 'PayPal', date },
    shippingDetails: [],
    ...fields,
  };
};

const person = (
  order: Order,
  firstName: string,
  lastName: string,
  address: string,
  lat: number,
  lng: number,
): Order => {
  const place = { address, lat, lng };
  const invoiceAddress = { ...order.customer.invoiceAddress };
  return { ...order, customer: { ...order.customer, firstName, lastName, invoiceAddress, shippingAddress: place } };
};

/** A few orders, the newest first: paid, shipped with notes and comments, canceled, and of a customer who writes Arabic. */
export const sampleOrders = (): Order[] => [
  orderOf('ez-2060'),
  person(
    orderOf('ez-2059', {
      ...{ date: '2026-11-18T09:00:00.000Z', total: 42.2, subtotal: 38.36, tax: 3.84, discount: 0, shipping: 0 },
      status: [
        stateOf('4', '2026-11-19T10:00:00.000Z', { note: 'By courier.', author: ada }),
        stateOf('3', '2026-11-18T12:00:00.000Z'),
        stateOf('2', '2026-11-18T09:00:00.000Z'),
      ],
      comments: [
        { id: 'c1', text: 'The customer asks for a gift box.', date: '2026-11-18T15:00:00.000Z', author: ada },
      ],
      shippingDetails: [
        { tracking: 'TNT-300417', carrier: 'TNT', weight: '2.4 kg', fee: 3, date: '2026-11-19T10:00:00.000Z' },
      ],
    }),
    ...(['Émile', 'Caron', '3 rue du Port, Marseille', 43.3, 5.37] as const),
  ),
  person(
    orderOf('ez-2058', { date: '2026-11-10T09:00:00.000Z', status: [stateOf('6', '2026-11-11T09:00:00.000Z')] }),
    ...(['ليلى', 'حداد', 'شارع الميناء ١٢، دبي', 25.2, 55.27] as const),
  ),
];

/** So many orders, all different, for seeing how the page bears them. */
export const manyOrders = (length: number): Order[] =>
  Array.from({ length }, (_, at) => orderOf(`ez-${String(100_000 - at)}`, { total: 10 + at / 100 }));

const conflict = (field: string) =>
  new ApiError({ kind: 'refused', statusCode: 409, message: 'No', details: [{ field, message: 'No' }] });

/** Keeps orders as the real server does, in memory, and tells their windows of changes. */
export const createOrdersServer = (first: readonly Order[] = sampleOrders()) => {
  const orders = fakeList(first);
  const { openWindow, tell } = fakeWindows();
  const those = (ids: readonly string[]) => orders.all().filter(({ id }) => ids.includes(id));
  const put = (changed: Order[], by: string | undefined) => {
    for (const order of changed) orders.update(order);
    tell(
      list,
      changed.map(({ id }) => id),
      by,
    );
    return changed;
  };
  const server = fakeApi({
    'GET /api/e-commerce-app/orders': orders.all,
    'GET /api/e-commerce-app/order': ({ query: { orderId = '' } }) => orders.get(orderId),
    'POST /api/e-commerce-app/orders/status': ({ body, idempotencyKey = '', socketId }) => {
      const known = new Map(body.orders.map(({ id, after }) => [id, after]));
      const found = those([...known.keys()]);
      if (found.some(({ id, status }) => known.get(id) !== status[0]?.changeId)) throw conflict('orders.0');
      const entry = stateOf(body.statusId, new Date().toISOString(), {
        ...{ changeId: idempotencyKey, note: body.note ?? '', author: ada },
      });
      return put(
        found.map((order) => ({ ...order, status: [entry, ...order.status] })),
        socketId,
      );
    },
    'POST /api/e-commerce-app/orders/undo-status': ({ body: { orderIds, changeId }, socketId }) =>
      put(
        those(orderIds)
          .filter(({ status }) => status[0]?.changeId === changeId)
          .map((order) => ({ ...order, status: order.status.slice(1) })),
        socketId,
      ),
    'POST /api/e-commerce-app/order/comment': ({ body: { orderId, text }, idempotencyKey: id = '', socketId }) => {
      const order = orders.get(orderId);
      const comment = { id, text, date: new Date().toISOString(), author: ada };
      put([{ ...order, comments: [comment, ...order.comments] }], socketId);
      return orders.get(orderId);
    },
    'POST /api/e-commerce-app/order/remove-comment': ({ body: { orderId, commentId }, socketId }) => {
      const order = orders.get(orderId);
      put([{ ...order, comments: order.comments.filter(({ id }) => id !== commentId) }], socketId);
      return orders.get(orderId);
    },
    'POST /api/e-commerce-app/remove-orders': ({ body: { orderIds }, socketId }) => {
      tell(list, orderIds, socketId);
      return orders.remove(orderIds);
    },
    'POST /api/trash/restore': ({ body: { ids }, socketId }) => {
      tell(list, ids, socketId);
      return orders.restore(ids);
    },
  });
  return {
    ...server,
    orders,
    /** The ids of the states of an order, the latest first. */
    statesOf: (id: string) => orders.get(id).status.map((status) => status.id),
    /** Somebody else sets the state of an order; without `isTold` this is not heard of yet. */
    setStatus: (id: string, statusId: StatusId, isTold = true) => {
      const order = orders.get(id);
      orders.update({ ...order, status: [stateOf(statusId, new Date().toISOString()), ...order.status] });
      if (isTold) tell(list, [id], undefined);
    },
    openWindow: () => openWindow(server),
  };
};

/** A server of orders that exists in a story or a spec only. */
export type OrdersServer = ReturnType<typeof createOrdersServer>;
