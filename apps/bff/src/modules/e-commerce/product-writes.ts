import { createHash } from 'node:crypto';
import { ConflictException, Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { built } from '../../platform/database/prepared';
import { Purges } from '../../platform/database/purges';
import type { Transaction } from '../../platform/database/tables';
import type { ChangeProductsDto } from './product-table.dto';

/** How long a key is kept, in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/** Which requests have changed many products. One that is sent again, late, takes nothing back that was changed meanwhile. */
@Injectable()
export class ProductWrites {
  constructor(
    private readonly database: Database,
    purges: Purges,
  ) {
    purges.add('keys of changes of products', () => this.purge());
  }

  /**
   * Keeps the key of a request.
   * @returns whether it is the first with this key
   * @throws ConflictException where the first was to make another change
   */
  async keep(rows: Transaction, id: string, change: ChangeProductsDto): Promise<boolean> {
    const digest = createHash('sha256').update(JSON.stringify(change)).digest('hex');
    const { numInsertedOrUpdatedRows } = await rows
      .insertInto('product_write')
      .values({ id, digest, time: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return true;
    const first = await rows.selectFrom('product_write').select('digest').where('id', '=', id).executeTakeFirst();
    if (first?.digest && first.digest !== digest)
      throw new ConflictException('This Idempotency-Key has made another change');
    return false;
  }

  private async purge(): Promise<void> {
    const oldest = new Date(Date.now() - KEPT_FOR).toISOString();
    await this.database.write([built((rows) => rows.deleteFrom('product_write').where('time', '<', oldest))]);
  }
}
