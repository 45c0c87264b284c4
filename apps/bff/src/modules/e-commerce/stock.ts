import { ConflictException, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { inParts } from '../../platform/database/in-parts';
import { EVERYBODY } from '../../platform/database/list-stamps';
import type { Transaction } from '../../platform/database/tables';
import { ListWriter } from '../../platform/records/list-writer';
import { isReturned } from './order-statuses';
import type { OrderLineDto, OrderStatusDto } from './orders.dto';
import { ProductsService } from './products.service';

/** The most that there can be of a product. */
const MAX_QUANTITY = 1_000_000_000;
/** How many products one statement changes. */
const AT_ONCE = 500;

/** An order before and after a change of its state. */
export type Moved = {
  products: readonly Pick<OrderLineDto, 'id' | 'quantity'>[];
  from: readonly Pick<OrderStatusDto, 'id'>[];
  to: readonly Pick<OrderStatusDto, 'id'>[];
};

/** By how much the stock of each product changes with the states of orders; those of which it does not are left out. */
export function stockChanges(moved: readonly Moved[]): Map<string, number> {
  const changes = new Map<string, number>();
  for (const { products, from, to } of moved) {
    const turn = Number(isReturned(to[0]?.id)) - Number(isReturned(from[0]?.id));
    for (const { id, quantity } of turn === 0 ? [] : products)
      changes.set(id, (changes.get(id) ?? 0) + turn * quantity);
  }
  return new Map([...changes].filter(([, by]) => by !== 0));
}

/** Puts the goods of canceled and refunded orders back into the stock, and takes them out again. */
@Injectable()
export class Stock {
  constructor(
    private readonly products: ProductsService,
    private readonly writer: ListWriter,
  ) {}

  /**
   * Moves the stock of products that still exist, those in the trash too, with the states of orders, in their transaction, which has locked
   * the list of orders.
   * @throws ConflictException where there are too few of a product, or would be too many. `details` name the products by `stock.ID`.
   */
  async move(rows: Transaction, actor: Actor, moved: readonly Moved[]): Promise<void> {
    const changes = stockChanges(moved);
    const parts = inParts([...changes.keys()], AT_ONCE);
    const found: string[][] = [];
    for (const ids of parts) {
      const there = rows.selectFrom('product').select('id').where('owner_id', '=', EVERYBODY).where('id', 'in', ids);
      found.push((await there.execute()).map(({ id }) => id));
    }
    const known = found.flat();
    if (known.length === 0) return;
    // From here on nobody else writes to products.
    await this.writer.join(rows, this.products.table.change(actor, 'updated', known));
    const impossible = known.filter((id) => Math.abs(changes.get(id) ?? 0) > MAX_QUANTITY);
    refuse(impossible.map((id) => ({ id, name: id })));
    for (const ids of found.filter(({ length }) => length > 0)) {
      const by = ids.map((id) => sql`when ${id} then ${sql.lit(changes.get(id) ?? 0)}`);
      const stored = await rows
        .updateTable('product')
        .set({
          quantity: sql<number>`quantity + case id ${sql.join(by, sql` `)} else 0 end`,
          version: sql<number>`version + 1`,
        })
        .where('owner_id', '=', EVERYBODY)
        .where('id', 'in', ids)
        .returning(['id', 'name', 'quantity'])
        .execute();
      refuse(stored.filter(({ quantity }) => quantity < 0 || quantity > MAX_QUANTITY));
    }
    await this.products.table.follow(rows, 'changed', EVERYBODY, known);
  }
}

/** @throws ConflictException where there is any */
function refuse(products: readonly { id: string; name: string }[]): void {
  if (products.length === 0) return;
  throw new ConflictException({
    message: 'The stock does not allow that',
    details: products.map(({ id, name }) => ({ field: `stock.${id}`, message: `${name} has not enough in stock` })),
  });
}
