import { Module } from '@nestjs/common';
import { ECommerceSeed } from './e-commerce.seed';
import { OrdersController } from './orders.controller';
import { OrdersService } from './orders.service';
import { ProductRowsService } from './product-rows.service';
import { ProductWrites } from './product-writes';
import { ProductsController } from './products.controller';
import { ProductsService } from './products.service';

@Module({
  controllers: [ProductsController, OrdersController],
  providers: [ProductRowsService, ProductWrites, ProductsService, OrdersService, ECommerceSeed],
})
export class ECommerceModule {}
