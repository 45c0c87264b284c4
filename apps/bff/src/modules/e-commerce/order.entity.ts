import { defineEntity, p } from '@mikro-orm/core';
import { hundredths, instant } from '../../platform/database/columns';
import { listIndex, recordColumns, trashIndexes } from '../../platform/records/record-columns';
import type {
  OrderCommentDto,
  OrderCustomerDto,
  OrderLineDto,
  OrderStatusDto,
  PaymentDto,
  ShippingDetailDto,
} from './orders.dto';

/** Lines hold what they need of their products, which may change or go later. `order` is a word of SQL. */
export const OrderSchema = defineEntity({
  name: 'ShopOrder',
  indexes: [
    listIndex,
    ...trashIndexes,
    // A dashboard counts those of the last days.
    { properties: ['ownerId', 'date'] },
  ],
  properties: {
    ...recordColumns(),
    reference: p.string().length(40),
    subtotal: hundredths(),
    tax: hundredths(),
    discount: hundredths(),
    shipping: hundredths().default(0),
    total: hundredths(),
    date: instant(),
    customer: p.json<OrderCustomerDto>(),
    products: p.json<OrderLineDto[]>(),
    /** The first is the latest. */
    status: p.json<OrderStatusDto[]>(),
    /** The first is the latest. */
    comments: p.json<OrderCommentDto[]>().default('[]'),
    payment: p.json<PaymentDto>(),
    shippingDetails: p.json<ShippingDetailDto[]>(),
  },
});
