import {
  Amount,
  Email,
  Id,
  Ids,
  Instant,
  Int,
  ListById,
  ListOf,
  Nested,
  Decimal,
  OneOf,
  Text,
  WebUrl,
} from '../../platform/dto/fields';
import { ORDER_STATUSES } from './order-statuses';
import { EXAMPLE_PRODUCT_ID } from './products.dto';

/** The id of an order of the demo, for the documentation. */
export const EXAMPLE_ORDER_ID = '6e7ed4a8-ffda-8d2d-a9a0-1c4e4e1f1e20';
const MAX_AMOUNT = 20_000_000;
/** How many states an order may have been in. */
export const MAX_STATUSES = 200;
/** How many comments an order may have. */
export const MAX_COMMENTS = 500;
const MAX_TEXT = 2000;
const EXAMPLE_CHANGE_ID = '0f7a3f0e-6f0c-4c5e-9a55-0b9d6a1c7e42';

export class OrderAddressDto {
  @Text({ min: 0, max: 500, example: '12 Quay Street, Portland' }) address!: string;
  @Decimal({ min: -90, max: 90, example: 50.55, description: 'Latitude in degrees.' }) lat!: number;
  @Decimal({ min: -180, max: 180, example: -2.44, description: 'Longitude in degrees.' }) lng!: number;
}

export class OrderCustomerDto {
  @Id() id!: string;
  @Text({ max: 100, example: 'Selma' }) firstName!: string;
  @Text({ min: 0, max: 100, example: 'Aydın' }) lastName!: string;
  @WebUrl({ nullable: true, example: null }) avatar!: string | null;
  @Text({ min: 0, max: 100, example: 'Harbour Books' }) company!: string;
  @Text({ min: 0, max: 100, example: 'Bookseller' }) jobTitle!: string;
  @Email({ example: 'selma@example.com' }) email!: string;
  @Text({ min: 0, max: 50, example: '+44 20 7946 0112' }) phone!: string;
  @Nested(() => OrderAddressDto) invoiceAddress!: OrderAddressDto;
  @Nested(() => OrderAddressDto) shippingAddress!: OrderAddressDto;
}

export class OrderLineDto {
  @Id({ example: EXAMPLE_PRODUCT_ID, description: 'The id of the product.' }) id!: string;
  @Text({ max: 200, example: 'Harbour at Dawn' }) name!: string;
  @Amount({ max: MAX_AMOUNT, example: 49.9, description: 'Of one, without tax.' }) price!: number;
  @Int({ min: 1, max: 1_000_000_000, example: 2 }) quantity!: number;
  @Amount({ max: MAX_AMOUNT, example: 99.8 }) total!: number;
  @WebUrl({ nullable: true, example: null }) image!: string | null;
}

/** Somebody who has written in an order, as they were called then. */
export class OrderAuthorDto {
  @Id() id!: string;
  @Text({ max: 100, example: 'Ada Arslan' }) name!: string;
}

export class OrderStatusDto {
  @Id({ example: '4' }) id!: string;
  @Text({ max: 60, example: 'Shipped' }) name!: string;
  @Text({ max: 20, example: '#6d28d9' }) color!: string;
  @Instant({ description: 'Since when the order is in this state.' }) date!: string;
  @Id({ example: EXAMPLE_CHANGE_ID, description: 'The change by which it came into this state.' }) changeId!: string;
  @Text({ min: 0, max: MAX_TEXT, example: 'By courier.' }) note!: string;
  @Nested(() => OrderAuthorDto, { nullable: true, description: 'Null where nobody of the staff did it.' })
  author!: OrderAuthorDto | null;
}

export class OrderCommentDto {
  @Id({ example: EXAMPLE_CHANGE_ID }) id!: string;
  @Text({ max: MAX_TEXT, example: 'The customer asks for an earlier delivery.' }) text!: string;
  @Instant() date!: string;
  @Nested(() => OrderAuthorDto) author!: OrderAuthorDto;
}

export class PaymentDto {
  @Text({ max: 60, example: 'TX-4C1D08' }) transactionId!: string;
  @Amount({ max: MAX_AMOUNT, example: 107.78 }) amount!: number;
  @OneOf(['Credit Card', 'Check', 'PayPal', 'Bank-wire'], { enumName: 'PaymentMethod', example: 'PayPal' })
  method!: string;
  @Instant() date!: string;
}

export class ShippingDetailDto {
  @Text({ min: 0, max: 60, example: 'TNT-300417' }) tracking!: string;
  @OneOf(['TNT', 'USPS', 'FedEx'], { enumName: 'Carrier', example: 'TNT' }) carrier!: string;
  @Text({ min: 0, max: 40, example: '2.4 kg' }) weight!: string;
  @Amount({ max: MAX_AMOUNT, example: 3 }) fee!: number;
  @Instant() date!: string;
}

export class OrderDto {
  @Id({ example: EXAMPLE_ORDER_ID }) id!: string;
  @Text({ max: 40, example: 'EZ-2060' }) reference!: string;
  @Amount({ max: MAX_AMOUNT, example: 99.8, description: 'The lines together, without tax.' }) subtotal!: number;
  @Amount({ max: MAX_AMOUNT, example: 9.98 }) tax!: number;
  @Amount({ max: MAX_AMOUNT, example: 5 }) discount!: number;
  @Amount({ max: MAX_AMOUNT, example: 3, description: 'What the customer pays for shipping.' }) shipping!: number;
  @Amount({ max: MAX_AMOUNT, example: 107.78, description: '`subtotal` + `tax` - `discount` + `shipping`.' })
  total!: number;
  @Instant({ description: 'When it was placed.' }) date!: string;
  @Nested(() => OrderCustomerDto) customer!: OrderCustomerDto;
  @ListOf(() => OrderLineDto, { max: 500 }) products!: OrderLineDto[];
  @ListOf(() => OrderStatusDto, { max: MAX_STATUSES, description: 'All states it was in; the first is the latest.' })
  status!: OrderStatusDto[];
  @ListOf(() => OrderCommentDto, { max: MAX_COMMENTS, description: 'What staff say of it; the first is the latest.' })
  comments!: OrderCommentDto[];
  @Nested(() => PaymentDto) payment!: PaymentDto;
  @ListOf(() => ShippingDetailDto, { max: 100 }) shippingDetails!: ShippingDetailDto[];
}

export class OrderQueryDto {
  @Id({ example: EXAMPLE_ORDER_ID, description: 'The id of the order.' }) orderId!: string;
}

export class RemoveOrdersDto {
  @Ids({ max: 1000, example: [EXAMPLE_ORDER_ID] }) orderIds!: string[];
}

const STATUS_IDS = ORDER_STATUSES.map(({ id }) => id);
const statusId = {
  enumName: 'OrderStatusId',
  example: '4',
  description: ORDER_STATUSES.map(({ id, name }) => `${id} ${name}`).join(', '),
};
const note = { min: 0, max: MAX_TEXT, optional: true, example: 'By courier.', description: 'Kept with the state.' };

export class SetOrderStatusDto {
  @Id({ example: EXAMPLE_ORDER_ID }) orderId!: string;
  @OneOf(STATUS_IDS, statusId) statusId!: string;
  @Text(note) note?: string;
}

/** An order, as somebody knows it who wants to change its state. */
export class KnownOrderDto {
  @Id({ example: EXAMPLE_ORDER_ID }) id!: string;
  @Id({ optional: true, description: '`changeId` of the state in which the caller saw it last.' }) after?: string;
}

export class SetOrderStatusesDto {
  @ListById(() => KnownOrderDto, { max: 1000, example: [{ id: EXAMPLE_ORDER_ID }] }) orders!: KnownOrderDto[];
  @OneOf(STATUS_IDS, statusId) statusId!: string;
  @Text(note) note?: string;
}

export class UndoOrderStatusesDto {
  @Ids({ max: 1000, example: [EXAMPLE_ORDER_ID] }) orderIds!: string[];
  @Id({ example: EXAMPLE_CHANGE_ID, description: 'The change that is taken back.' }) changeId!: string;
}

export class CommentOrderDto {
  @Id({ example: EXAMPLE_ORDER_ID }) orderId!: string;
  @Text({ max: MAX_TEXT, example: 'The customer asks for an earlier delivery.' }) text!: string;
}

export class RemoveOrderCommentDto {
  @Id({ example: EXAMPLE_ORDER_ID }) orderId!: string;
  @Id({ example: EXAMPLE_CHANGE_ID }) commentId!: string;
}
