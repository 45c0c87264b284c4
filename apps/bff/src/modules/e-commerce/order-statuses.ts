/** The states that an order can be in, with the colours they are shown in. */
export const ORDER_STATUSES = [
  { id: '1', name: 'Awaiting check payment', color: '#1565c0' },
  { id: '2', name: 'Payment accepted', color: '#2e7d32' },
  { id: '3', name: 'Preparing the order', color: '#b45309' },
  { id: '4', name: 'Shipped', color: '#6d28d9' },
  { id: '5', name: 'Delivered', color: '#166534' },
  { id: '6', name: 'Canceled', color: '#9f1239' },
  { id: '7', name: 'Refunded', color: '#be123c' },
  { id: '8', name: 'Payment error', color: '#b91c1c' },
  { id: '9', name: 'On pre-order (paid)', color: '#5b21b6' },
  { id: '10', name: 'Awaiting bank wire payment', color: '#1d4ed8' },
  { id: '11', name: 'Awaiting PayPal payment', color: '#0369a1' },
  { id: '12', name: 'Remote payment accepted', color: '#15803d' },
  { id: '13', name: 'On pre-order (not paid)', color: '#7e22ce' },
  { id: '14', name: 'Awaiting Cash-on-delivery payment', color: '#0f766e' },
];

/** Canceled and Refunded: what was ordered is in the shop again. */
const RETURNED = ['6', '7'];

/** Whether the goods of an order that is in this state are in the shop again. */
export const isReturned = (statusId: string | undefined): boolean => RETURNED.includes(statusId ?? '');

/** A state with the change that brought an order into it. @throws Error where there is no such state. */
export function statusSince<Change extends { date: string }>(statusId: string, change: Change) {
  const status = ORDER_STATUSES.find(({ id }) => id === statusId);
  if (!status) throw new Error(`There is no status ${statusId} of orders`);
  return { ...status, ...change };
}
