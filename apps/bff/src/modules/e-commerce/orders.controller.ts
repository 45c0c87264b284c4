import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../platform/auth/access';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { Listed } from '../../platform/http/listed';
import type { JsonPage } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import { OrderDto, OrderQueryDto, RemoveOrdersDto, SetOrderStatusDto } from './orders.dto';
import { ORDERS, OrdersService } from './orders.service';

const unknownOrder = { 404: 'The order does not exist, or is in the trash.' };

@Tag('Orders', 'The orders that all users share.')
@Access('user')
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
    description: 'An order that is in the state already stays as it is, so a repetition does no harm.',
    fails: { ...unknownOrder, 409: 'The order has been in 200 states; it takes no more.' },
  })
  @Post('order/status')
  setStatus(@CurrentUser() user: Actor, @Body() status: SetOrderStatusDto): Promise<OrderDto> {
    return this.orders.setStatus(user, status);
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
