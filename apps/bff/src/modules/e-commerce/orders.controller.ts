import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { CreationId, Idempotent } from '../../platform/http/creation-id';
import { Listed } from '../../platform/http/listed';
import type { JsonPage } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import {
  CommentOrderDto,
  OrderDto,
  OrderQueryDto,
  RemoveOrderCommentDto,
  RemoveOrdersDto,
  SetOrderStatusDto,
  SetOrderStatusesDto,
  UndoOrderStatusesDto,
} from './orders.dto';
import { ORDERS, OrdersService } from './orders.service';

const STOCK =
  'Canceled and Refunded put what was ordered back into the stock of products that still exist; other states take it out again.';
const NOT_NOW =
  'Or an order has been in 200 states and takes no more, or there is too little in stock; `details` name which.';
const unknownOrder = { 404: 'The order does not exist, or is in the trash.' };

@Tag('Orders', 'The orders that all users share.')
@Access('user')
@Scoped('e-commerce')
@Controller('e-commerce-app')
export class OrdersController {
  constructor(private readonly orders: OrdersService) {}

  @Call('listOrders', { answers: [OrderDto], summary: 'All orders, newest first.' })
  @Listed(ORDERS, { shared: true })
  @Get('orders')
  list(@Query() query: ListQueryDto): Promise<JsonPage<OrderDto>> {
    return this.orders.table.jsonPage(EVERYBODY, query);
  }

  @Call('getOrder', { answers: OrderDto, summary: 'One order.', fails: unknownOrder })
  @Get('order')
  get(@Query() { orderId }: OrderQueryDto): Promise<OrderDto> {
    return this.orders.table.get(EVERYBODY, orderId);
  }

  @Call('setOrderStatus', {
    answers: OrderDto,
    summary: 'Put an order into another state, which comes first in its history.',
    description: `An order that is in the state already stays as it is, so a repetition does no harm. ${STOCK}`,
    fails: {
      ...unknownOrder,
      409: 'The order has been in 200 states and takes no more, or there is too little in stock.',
    },
  })
  @Idempotent()
  @Post('order/status')
  setStatus(
    @CurrentUser() user: Actor,
    @CreationId() changeId: string,
    @Body() status: SetOrderStatusDto,
  ): Promise<OrderDto> {
    return this.orders.setStatus(user, changeId, status);
  }

  @Call('setOrderStatuses', {
    answers: [OrderDto],
    summary: 'Put orders into another state, all or none; answers those that were there.',
    description:
      'Those that do not exist are passed over, and those that are in the state already stay as they are. The id of the change, ' +
      `which \`Idempotency-Key\` is, can be used to take it back. ${STOCK}`,
    fails: { 409: `Somebody else has changed the state since \`after\`. ${NOT_NOW}` },
  })
  @Idempotent()
  @Post('orders/status')
  setStatuses(
    @CurrentUser() user: Actor,
    @CreationId() changeId: string,
    @Body() statuses: SetOrderStatusesDto,
  ): Promise<OrderDto[]> {
    return this.orders.setStatuses(user, changeId, statuses);
  }

  @Call('undoOrderStatuses', {
    answers: [OrderDto],
    summary: 'Take a change of states back, all or none: it is in no history any more.',
    description: 'Orders that it is not known of stay as they are, so a repetition does no harm.',
    fails: { 409: `One of the orders is in yet another state by now. ${NOT_NOW}` },
  })
  @Post('orders/undo-status')
  undoStatuses(@CurrentUser() user: Actor, @Body() change: UndoOrderStatusesDto): Promise<OrderDto[]> {
    return this.orders.undoStatuses(user, change);
  }

  @Call('commentOrder', {
    answers: OrderDto,
    summary: 'Add a comment to an order, which comes first among its comments.',
    fails: { ...unknownOrder, 409: 'The order has 500 comments; it takes no more.' },
  })
  @Idempotent()
  @Post('order/comment')
  comment(@CurrentUser() user: Actor, @CreationId() id: string, @Body() comment: CommentOrderDto): Promise<OrderDto> {
    return this.orders.comment(user, id, comment);
  }

  @Call('removeOrderComment', {
    answers: OrderDto,
    summary: 'Remove a comment of one’s own from an order.',
    description: 'One that is gone already is none.',
    fails: { ...unknownOrder, 403: 'Somebody else has written it.' },
  })
  @Post('order/remove-comment')
  removeComment(@CurrentUser() user: Actor, @Body() comment: RemoveOrderCommentDto): Promise<OrderDto> {
    return this.orders.removeComment(user, comment);
  }

  @Call('removeOrders', {
    answers: [String],
    summary: 'Remove orders into the trash; answers the ids of those that were there.',
    description: 'Those that do not exist are passed over.',
  })
  @Post('remove-orders')
  removeMany(@CurrentUser() user: Actor, @Body() { orderIds }: RemoveOrdersDto): Promise<string[]> {
    return this.orders.table.removeMany(user, orderIds);
  }
}
