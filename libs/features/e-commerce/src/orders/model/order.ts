import type { components } from '@ezone/api-client';
import type { Tone } from '@ezone/ui/theme';

/** An order, as the server tells it. */
export type Order = components['schemas']['OrderDto'];
export type OrderStatus = components['schemas']['OrderStatusDto'];
export type OrderComment = components['schemas']['OrderCommentDto'];
/** Who has written something in an order. */
export type OrderAuthor = components['schemas']['OrderAuthorDto'];
export type OrderAddress = components['schemas']['OrderAddressDto'];
/** The id of a state that an order can be in. */
export type StatusId = components['schemas']['SetOrderStatusesDto']['statusId'];

/** All states, in the order in which an order comes through them. */
export const statusIds: readonly StatusId[] = [
  ...(['1', '10', '11', '14', '13', '8', '2', '12', '9', '3', '4', '5', '6', '7'] as const),
];

/** Whether an id is that of a state. */
export const isStatusId = (id: string | null | undefined): id is StatusId => statusIds.some((one) => one === id);

/**
 * The hue of each state: of what waits for money, is under way, is paid or done, is over without a sale, and has failed. None has that of the
 * colour scheme, which may be red.
 */
export const toneOfStatus: Record<StatusId, Tone> = {
  ...{ 1: 'warning', 10: 'warning', 11: 'warning', 13: 'warning', 14: 'warning' },
  ...{ 3: 'info', 4: 'info', 9: 'info' },
  ...{ 2: 'success', 5: 'success', 12: 'success' },
  ...{ 6: 'neutral', 7: 'neutral' },
  8: 'error',
};

/** The longest note or comment. */
export const LONGEST_TEXT = 2000;

/** The state that an order is in. */
export const statusOf = ({ status: [latest] }: Order): StatusId => (isStatusId(latest?.id) ? latest.id : '1');

/** Who sells, line by line, as invoices of orders say it. Set it here for another shop. */
export const seller = ['Ezone Studio', '14 Harbour Street, 2100 Copenhagen, Denmark', 'office@studio.example'];

/** What the states that speak of it say of the money. */
const paidStates: Readonly<Record<string, 'paid' | 'unpaid' | 'refunded'>> = {
  ...{ 1: 'unpaid', 8: 'unpaid', 10: 'unpaid', 11: 'unpaid', 13: 'unpaid', 14: 'unpaid' },
  ...{ 2: 'paid', 9: 'paid', 12: 'paid', 7: 'refunded' },
};

/** Whether an order is paid, as the latest state that speaks of it says. Cash is paid on delivery. */
export const paidStateOf = ({ status }: Order): 'paid' | 'unpaid' | 'refunded' => {
  const spoken = status.find(({ id }) => id in paidStates)?.id ?? '1';
  return spoken === '14' && status[0]?.id === '5' ? 'paid' : (paidStates[spoken] ?? 'unpaid');
};

/** What the customer is called. */
export const customerOf = ({ customer: { firstName, lastName } }: Order): string => `${firstName} ${lastName}`.trim();

/** The address of the page of an order. */
export const pathOfOrder = ({ id }: Pick<Order, 'id'>): string => `/apps/e-commerce/orders/${encodeURIComponent(id)}`;

/** Somebody of the staff, as an author of what they write now. The server writes down who it really was. */
export const authorOf = (user: { uuid: string; data: { displayName: string } } | null | undefined): OrderAuthor => ({
  id: user?.uuid ?? '',
  name: user?.data.displayName ?? '',
});

/** What has happened to an order at a time. */
export type Happened = { kind: 'status'; status: OrderStatus } | { kind: 'comment'; comment: OrderComment };

/** All that has happened to an order, the latest first. */
export const historyOf = ({ status, comments }: Order): readonly Happened[] => {
  const dateOf = (happened: Happened) => (happened.kind === 'status' ? happened.status.date : happened.comment.date);
  const all: Happened[] = [
    ...status.map((one) => ({ kind: 'status' as const, status: one })),
    ...comments.map((comment) => ({ kind: 'comment' as const, comment })),
  ];
  // What has come at the same time stays as it stood: each list has its latest first.
  return all.toSorted((one, other) => Number(dateOf(one) < dateOf(other)) - Number(dateOf(one) > dateOf(other)));
};
