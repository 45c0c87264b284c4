import { ApiError } from '@ezone/api-client';
import { fakeApi, fakeList } from '@ezone/api-client/testing';
import { fakeWindows } from '@ezone/shell/chrome/changes/testing';
import type { Order, StatusId } from '../model/order';
import { ordersCollection } from '../model/ordersCollection';
import { ada, sampleOrders, stateOf } from './sampleOrders';

const { list } = ordersCollection;

const conflict = (field: string) =>
  new ApiError({ kind: 'refused', statusCode: 409, message: 'No', details: [{ field, message: 'No' }] });

/** Keeps orders as the real server does, in memory, and tells their windows of changes. */
export const createOrdersServer = (first: readonly Order[] = sampleOrders()) => {
  const orders = fakeList(first);
  const { openWindow, tell } = fakeWindows();
  let hasStock = true;
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
      if (!hasStock) throw conflict('stock.dawn');
      if (found.some(({ id, status }) => ![undefined, status[0]?.changeId].includes(known.get(id))))
        throw conflict('orders.0');
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
    /** Whether the stock allows changes of states. @default true */
    setStock: (has: boolean) => {
      hasStock = has;
    },
    openWindow: () => openWindow(server),
  };
};

/** A server of orders that exists in a story or a spec only. */
export type OrdersServer = ReturnType<typeof createOrdersServer>;
