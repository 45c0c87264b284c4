import { withTax } from '@ezone/money';
import { avatarOf, productAddress, productViews } from '@ezone/pictures';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { SharedSeeds } from '../../platform/database/shared-seeds';
import { stableId } from '../../platform/database/stable-id';
import type { Transaction } from '../../platform/database/tables';
import { slug } from '../../platform/dto/slug';
import { seedCustomers, seedOrders, seedProducts, type SeedOrder, type SeedProduct } from './e-commerce.seed.data';
import { statusSince } from './order-statuses';
import { orderTotals } from './order-totals';
import type { OrderDto } from './orders.dto';
import { OrdersService } from './orders.service';
import type { ProductDto } from './products.dto';
import { ProductsService } from './products.service';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** In percent. */
const TAX_RATE = 10;
const SHIPPING_FEE = 3;
/** The reference of the oldest order. */
const FIRST_REFERENCE = 2041;
const SHIPPED = '4';

/** The products and orders that all users find where there is demo data. */
@Injectable()
export class ECommerceSeed implements OnModuleInit {
  constructor(
    private readonly seeds: SharedSeeds,
    private readonly products: ProductsService,
    private readonly orders: OrdersService,
  ) {}

  onModuleInit(): void {
    this.seeds.register({ name: 'e-commerce', fill: (rows) => this.fill(rows) });
  }

  private async fill(rows: Transaction): Promise<void> {
    const products = seedProducts.map(toProduct);
    const byName = new Map(products.map((product) => [product.name, product]));
    const today = Math.floor(Date.now() / DAY) * DAY;
    const orders = seedOrders.map((order, index) => toOrder(order, seedOrders.length - 1 - index, byName, today));
    await this.products.table.fill(rows, EVERYBODY, products);
    await this.orders.table.fill(rows, EVERYBODY, orders);
  }
}

/** The small picture of a product, by its name. */
const imageOf = new Map(seedProducts.map(({ name, picture }) => [name, productAddress(picture, 'print', 320)]));

const toProduct = ({ picture, ...product }: SeedProduct, index: number): ProductDto => ({
  ...product,
  id: stableId('product', product.name),
  handle: slug(product.name),
  categories: ['Canvas print', ...product.categories],
  featuredImageId: productViews[0],
  images: productViews.map((view) => ({ id: view, url: productAddress(picture, view, 960), type: 'image' })),
  priceTaxIncl: withTax(product.priceTaxExcl, TAX_RATE),
  taxRate: TAX_RATE,
  sku: `CP-${String(1001 + index)}`,
  depth: '2 cm',
  extraShippingFee: SHIPPING_FEE,
  active: product.active ?? true,
});

/** @param number how many orders are older */
function toOrder(
  { customer, daysAgo, hour, lines, discount = 0, statuses, method, carrier }: SeedOrder,
  number: number,
  products: ReadonlyMap<string, ProductDto>,
  today: number,
): OrderDto {
  const reference = `EZ-${String(FIRST_REFERENCE + number)}`;
  const placed = today - daysAgo * DAY + hour * HOUR;
  const after = (hours: number) => new Date(placed + hours * HOUR).toISOString();
  const bought = lines.map(([name, quantity]) => {
    const product = products.get(name);
    if (!product) throw new Error(`There is no product "${name}"`);
    const { id, priceTaxExcl: price } = product;
    return { id, name, price, quantity, image: imageOf.get(name) ?? null };
  });
  const { lines: lineTotals, ...totals } = orderTotals({
    ...{ lines: bought, taxRate: TAX_RATE, discount, shipping: SHIPPING_FEE },
  });
  const pieces = lines.reduce((sum, [, quantity]) => sum + quantity, 0);
  const { address, lat, lng, ...person } = seedCustomers[customer];
  const place = { address, lat, lng };
  // Each state lasts three hours.
  const history = statuses.map((statusId, step) =>
    statusSince(statusId, {
      ...{ date: after(3 * step), changeId: stableId('order status', reference, String(step)), note: '', author: null },
    }),
  );
  const shipped = history.find(({ id }) => id === SHIPPED);
  return {
    ...{ id: stableId('order', reference), reference, ...totals, date: after(0), comments: [] },
    customer: {
      ...person,
      id: stableId('customer', person.email),
      avatar: avatarOf(`${person.firstName} ${person.lastName}`),
      invoiceAddress: place,
      shippingAddress: place,
    },
    products: bought.map((line, place) => ({ ...line, total: lineTotals[place] ?? 0 })),
    status: history.reverse(),
    payment: {
      transactionId: `TX-${stableId('payment', reference).slice(0, 6).toUpperCase()}`,
      ...{ amount: totals.total, method, date: after(0) },
    },
    shippingDetails: shipped
      ? [
          {
            tracking: `${carrier.toUpperCase()}-${stableId('tracking', reference).slice(0, 8).toUpperCase()}`,
            ...{ carrier, weight: `${(pieces * 1.2).toFixed(1)} kg`, fee: SHIPPING_FEE, date: shipped.date },
          },
        ]
      : [],
  };
}
