import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { built } from '../../platform/database/prepared';
import { Purges } from '../../platform/database/purges';
import type { Transaction } from '../../platform/database/tables';

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

  /** Keeps the key of a request. @returns whether it is the first with this key */
  async keep(rows: Transaction, id: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await rows
      .insertInto('product_write')
      .values({ id, time: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  private async purge(): Promise<void> {
    const oldest = new Date(Date.now() - KEPT_FOR).toISOString();
    await this.database.write([built((rows) => rows.deleteFrom('product_write').where('time', '<', oldest))]);
  }
}
