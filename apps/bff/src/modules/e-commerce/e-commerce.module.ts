import { Module } from '@nestjs/common';
import { ECommerceSeed } from './e-commerce.seed';
import { OrdersController } from './orders.controller';
import { OrdersService } from './orders.service';
import { ProductsController } from './products.controller';
import { ProductsService } from './products.service';

@Module({
  controllers: [ProductsController, OrdersController],
  providers: [ProductsService, OrdersService, ECommerceSeed],
})
export class ECommerceModule {}
