import { ApiError } from '@ezone/api-client';
import { inParts } from '@ezone/shell/records';
import type { BulkChange, Collection } from '@ezone/shell/records';
import { orderProblems } from '../messages';
import { pathOfOrder } from './order';
import type { Order, OrderAuthor, OrderComment, StatusId } from './order';

/** A change of states. */
export type StatusChange = {
  statusId: StatusId;
  note: string;
  /** The id of the change, by which it can be taken back. */
  changeId: string;
  author: OrderAuthor;
  date: string;
  /** The changes that orders were seen to be in the state of before, by the ids of the orders. */
  seen: Readonly<Record<string, string>>;
};

const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id);

/** Changes that were refused as somebody else was faster. Who has been told so and tries again means it all the same. */
const warned = new Set<string>();

const isOvertaken = (error: unknown) =>
  error instanceof ApiError &&
  error.statusCode === 409 &&
  error.details.some(({ field }) => field.startsWith('orders.'));

const setStatus: BulkChange<Order> = {
  send: async (api, ids, { statusId, note, changeId, seen }: StatusChange) => {
    const known = (id: string) => (warned.has(changeId) || !seen[id] ? { id } : { id, after: seen[id] });
    try {
      await inParts(ids, (part) =>
        api.setOrderStatuses({ body: { orders: part.map(known), statusId, note }, idempotencyKey: changeId }),
      );
    } catch (error) {
      if (isOvertaken(error)) warned.add(changeId);
      throw error;
    }
  },
  apply: (order, { statusId, note, changeId, author, date }: StatusChange) => {
    const isSo = order.status[0]?.id === statusId || order.status.some((entry) => entry.changeId === changeId);
    // Its name and colour are the server's, and nothing that is shown here.
    const entry = { id: statusId, name: '', color: '', date, changeId, note, author };
    return isSo ? order : { ...order, status: [entry, ...order.status] };
  },
  takeBack: (orders, given: StatusChange) => {
    const ids = idsOf(orders.filter((order) => setStatus.apply(order, given as never) !== order));
    return ids.length === 0 ? [] : [{ name: 'undoStatus', ids, given }];
  },
};

const undoStatus: BulkChange<Order> = {
  send: (api, ids, { changeId }: StatusChange) =>
    inParts(ids, (orderIds) => api.undoOrderStatuses({ body: { orderIds, changeId } })),
  apply: (order, { changeId }: StatusChange) =>
    order.status[0]?.changeId === changeId ? { ...order, status: order.status.slice(1) } : order,
  takeBack: (orders, given: StatusChange) => [{ name: 'setStatus', ids: idsOf(orders), given }],
};

const comment: BulkChange<Order> = {
  send: (api, [orderId = ''], { id, text }: OrderComment) =>
    api.commentOrder({ body: { orderId, text }, idempotencyKey: id }),
  apply: (order, given: OrderComment) =>
    order.comments.some(({ id }) => id === given.id) ? order : { ...order, comments: [given, ...order.comments] },
  takeBack: (orders, given: OrderComment) => [{ name: 'removeComment', ids: idsOf(orders), given }],
};

const removeComment: BulkChange<Order> = {
  send: (api, [orderId = ''], { id }: OrderComment) => api.removeOrderComment({ body: { orderId, commentId: id } }),
  apply: (order, given: OrderComment) => ({ ...order, comments: order.comments.filter(({ id }) => id !== given.id) }),
  takeBack: (orders, given: OrderComment) => [{ name: 'comment', ids: idsOf(orders), given }],
};

const notMadeHere = () => Promise.reject(new Error('Orders come from the shop.'));

/** The orders that all users share, and the calls that change them. */
export const ordersCollection: Collection<Order> = {
  list: 'e-commerce-app/orders',
  isOneAnswer: true,
  load: (api, options) => api.listOrders(options),
  create: notMadeHere,
  update: notMadeHere,
  remove: (api, ids) => inParts(ids, (orderIds) => api.removeOrders({ body: { orderIds } })),
  bulk: { setStatus, undoStatus, comment, removeComment },
  reasonOf: ({ statusCode, details }) => {
    if (statusCode !== 409) return undefined;
    return details.some(({ field }) => field.startsWith('stock.')) ? orderProblems.stock : orderProblems.changed;
  },
  pathOf: pathOfOrder,
  nameOf: ({ reference }) => reference,
};
