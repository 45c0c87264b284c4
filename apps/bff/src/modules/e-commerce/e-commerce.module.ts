import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module';
import { ECommerceSeed } from './e-commerce.seed';
import { OrdersController } from './orders.controller';
import { OrdersService } from './orders.service';
import { ProductRowsService } from './product-rows.service';
import { ProductWrites } from './product-writes';
import { ProductsController } from './products.controller';
import { ProductsService } from './products.service';
import { Stock } from './stock';

@Module({
  imports: [UsersModule],
  controllers: [ProductsController, OrdersController],
  providers: [ProductRowsService, ProductWrites, ProductsService, OrdersService, Stock, ECommerceSeed],
})
export class ECommerceModule {}
