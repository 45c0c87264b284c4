import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { toJson } from '../../platform/database/columns';
import { inParts } from '../../platform/database/in-parts';
import { EVERYBODY } from '../../platform/database/list-stamps';
import type { Transaction } from '../../platform/database/tables';
import { ListWriter } from '../../platform/records/list-writer';
import { Records } from '../../platform/records/records';
import { SearchIndex } from '../../platform/search/search-index';
import { webAddress } from '../../platform/search/web-address';
import { UsersService } from '../users/users.service';
import { statusSince } from './order-statuses';
import { OrderSchema } from './order.entity';
import {
  MAX_COMMENTS,
  MAX_STATUSES,
  type CommentOrderDto,
  type OrderAuthorDto,
  type OrderDto,
  type OrderStatusDto,
  type RemoveOrderCommentDto,
  type SetOrderStatusDto,
  type SetOrderStatusesDto,
  type UndoOrderStatusesDto,
} from './orders.dto';
import { Stock } from './stock';

/** The list of orders, as events name it. */
export const ORDERS = 'e-commerce-app/orders';

/** The orders that all users share. Calls without rules of their own go to the table directly. */
@Injectable()
export class OrdersService {
  readonly table;

  constructor(
    records: Records,
    search: SearchIndex,
    private readonly writer: ListWriter,
    private readonly users: UsersService,
    private readonly stock: Stock,
  ) {
    this.table = records.shared(OrderSchema, {
      ...{ list: ORDERS, access: 'user', noun: 'order', title: 'reference' },
      projections: [
        search.projection({
          list: ORDERS,
          type: 'order',
          fields: ['reference', 'customer', 'products', 'payment', 'shippingDetails'],
          entry: ({ id, reference, customer, products, payment, shippingDetails }) => ({
            title: reference,
            text: [
              `${customer.firstName} ${customer.lastName}`.trim(),
              ...[customer.company, customer.email, customer.phone, customer.shippingAddress.address],
              ...products.map(({ name }) => name),
              ...[payment.method, payment.transactionId],
              ...shippingDetails.map(({ carrier, tracking }) => `${carrier} ${tracking}`),
            ]
              .filter(Boolean)
              .join(' · '),
            url: webAddress('/apps/e-commerce/orders', id),
          }),
        }),
      ],
    });
  }

  /**
   * Puts an order into another state, as {@link setStatuses} does.
   * @throws NotFoundException where there is no such order.
   */
  async setStatus(actor: Actor, changeId: string, { orderId, ...wanted }: SetOrderStatusDto): Promise<OrderDto> {
    const [order] = await this.setStatuses(actor, changeId, { orders: [{ id: orderId }], ...wanted });
    if (!order) throw new NotFoundException('There is no such order');
    return order;
  }

  /**
   * Puts those of some orders that are there into another state, all or none, and moves the stock with it. The states that they were in
   * before stay in their history. Those that are in the state already, or were put into it by this very change, stay as they are.
   * @returns the orders as they are then
   * @throws ConflictException where one is in another state than the caller has seen it in, a history is full, or the stock does not allow
   *   it. `details` name by `orders.PLACE` or `stock.ID` what it is.
   */
  async setStatuses(
    actor: Actor,
    changeId: string,
    { orders, statusId, note = '' }: SetOrderStatusesDto,
  ): Promise<OrderDto[]> {
    const author = await this.authorOf(actor);
    const known = new Map(orders.map(({ id, after }, place) => [id, { after, place }]));
    return this.changeStates(actor, [...known.keys()], (found) => {
      const entry = statusSince(statusId, { date: new Date().toISOString(), changeId, note, author });
      const wanted = found.filter(
        ({ status }) => status[0]?.id !== statusId && !status.some((one) => one.changeId === changeId),
      );
      const placesOf = (some: OrderDto[]) => some.map(({ id }) => known.get(id)?.place ?? 0);
      const isSeen = ({ id, status }: OrderDto) => [undefined, status[0]?.changeId].includes(known.get(id)?.after);
      refuse('Somebody else has changed the state meanwhile', placesOf(wanted.filter((order) => !isSeen(order))));
      const full = wanted.filter(({ status }) => status.length >= MAX_STATUSES);
      refuse(`An order may have been in ${String(MAX_STATUSES)} states`, placesOf(full));
      return new Map(wanted.map(({ id, status }) => [id, [entry, ...status]]));
    });
  }

  /**
   * Takes a change of states back, as if it had not been: of those of some orders that it is known of, all or none.
   * @returns the orders as they are then
   * @throws ConflictException where one is in yet another state by now, or the stock does not allow it
   */
  undoStatuses(actor: Actor, { orderIds, changeId }: UndoOrderStatusesDto): Promise<OrderDto[]> {
    return this.changeStates(actor, orderIds, (found) => {
      // Its first state is no change.
      const changed = found.filter(({ status }) => status.slice(0, -1).some((entry) => entry.changeId === changeId));
      const later = changed.filter(({ status }) => status[0]?.changeId !== changeId);
      refuse(
        'Somebody else has changed the state meanwhile',
        later.map(({ id }) => orderIds.indexOf(id)),
      );
      return new Map(changed.map(({ id, status }) => [id, status.slice(1)]));
    });
  }

  /**
   * Adds a comment to an order. One that is there already stays as it is.
   * @throws NotFoundException where there is no such order.
   * @throws ConflictException where it has too many.
   */
  async comment(actor: Actor, id: string, { orderId, text }: CommentOrderDto): Promise<OrderDto> {
    const comment = { id, text, date: new Date().toISOString(), author: await this.authorOf(actor) };
    return this.table.edit(actor, orderId, (order) => {
      if (order.comments.some((one) => one.id === id)) return order;
      if (order.comments.length >= MAX_COMMENTS)
        throw new ConflictException(`An order may have ${String(MAX_COMMENTS)} comments`);
      return { ...order, comments: [comment, ...order.comments] };
    });
  }

  /**
   * Removes a comment from an order; one that is gone already is none.
   * @throws NotFoundException where there is no such order.
   * @throws ForbiddenException where somebody else has written it.
   */
  removeComment(actor: Actor, { orderId, commentId }: RemoveOrderCommentDto): Promise<OrderDto> {
    return this.table.edit(actor, orderId, (order) => {
      const comment = order.comments.find(({ id }) => id === commentId);
      if (!comment) return order;
      if (comment.author.id !== actor.id) throw new ForbiddenException('A comment is removed by its author alone');
      return { ...order, comments: order.comments.filter((one) => one !== comment) };
    });
  }

  /** @param change answers the states of those that are changed, by their ids; it may be asked twice, and does nothing else */
  private changeStates(
    actor: Actor,
    ids: readonly string[],
    change: (orders: OrderDto[]) => ReadonlyMap<string, OrderStatusDto[]>,
  ): Promise<OrderDto[]> {
    return this.writer.transaction([this.table.change(actor, 'updated', [])], async (rows, [told]) => {
      const found = new Map<string, OrderDto>();
      for (const some of inParts(ids, READ_AT_ONCE))
        for (const { record } of await this.table.stored(rows, [EVERYBODY], some))
          found.set(record.id, record as OrderDto);
      const orders = ids.flatMap((id) => found.get(id) ?? []);
      const changed = change(orders);
      for (const some of inParts([...changed], WRITTEN_AT_ONCE)) await writeStates(rows, some);
      await this.stock.move(
        rows,
        actor,
        orders.map(({ id, products, status }) => ({ products, from: status, to: changed.get(id) ?? status })),
      );
      if (told) told.ids = [...changed.keys()];
      return orders.map((order) => ({ ...order, status: changed.get(order.id) ?? order.status }));
    });
  }

  private async authorOf({ id }: Actor): Promise<OrderAuthorDto> {
    const { data } = await this.users.get(id);
    return { id, name: data.displayName };
  }
}

/** How many orders one statement reads or writes. */
const READ_AT_ONCE = 500;
const WRITTEN_AT_ONCE = 100;

async function writeStates(rows: Transaction, states: readonly (readonly [string, OrderStatusDto[]])[]) {
  // Its last branch tells PostgreSQL the type of the others.
  const by = states.map(([id, status]) => sql`when ${id} then ${toJson(status)}`);
  await rows
    .updateTable('shop_order')
    .set({
      status: sql<OrderStatusDto[]>`case id ${sql.join(by, sql` `)} else status end`,
      version: sql<number>`version + 1`,
    })
    .where('owner_id', '=', EVERYBODY)
    .where(
      'id',
      'in',
      states.map(([id]) => id),
    )
    .execute();
}

/** @throws ConflictException where there are places: which of the orders that were asked for it is about */
function refuse(message: string, places: readonly number[]): void {
  if (places.length === 0) return;
  throw new ConflictException({
    message,
    details: places.map((place) => ({ field: `orders.${String(place)}`, message })),
  });
}
