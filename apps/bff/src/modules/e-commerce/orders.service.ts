import { ConflictException, Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { Records } from '../../platform/records/records';
import { SearchIndex } from '../../platform/search/search-index';
import { webAddress } from '../../platform/search/web-address';
import { statusSince } from './order-statuses';
import { OrderSchema } from './order.entity';
import { MAX_STATUSES, type OrderDto, type SetOrderStatusDto } from './orders.dto';

/** The list of orders, as events name it. */
export const ORDERS = 'e-commerce-app/orders';

/** The orders that all users share. Calls without rules of their own go to the table directly. */
@Injectable()
export class OrdersService {
  readonly table;

  constructor(records: Records, search: SearchIndex) {
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
   * Puts an order into another state. Those it was in before stay in its history, also where two people do so at once. An order
   * that is in the state already stays as it is.
   * @throws NotFoundException where there is no such order.
   * @throws ConflictException where its history is full.
   */
  setStatus(actor: Actor, { orderId, statusId }: SetOrderStatusDto): Promise<OrderDto> {
    const entry = statusSince(statusId, new Date().toISOString());
    return this.table.edit(actor, orderId, (order) => {
      if (order.status[0]?.id === statusId) return order;
      if (order.status.length >= MAX_STATUSES)
        throw new ConflictException(`An order may have been in ${String(MAX_STATUSES)} states`);
      return { ...order, status: [entry, ...order.status] };
    });
  }
}
