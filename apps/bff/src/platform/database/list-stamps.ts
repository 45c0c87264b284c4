import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import { Database, type Rows } from './database';
import type { ListStampSchema } from './list-stamp.entity';

/** Keeps a stamp for each owner's lists; see {@link ListStamp}. */
@Injectable()
export class ListStamps {
  constructor(private readonly database: Database) {}

  /** The stamp of a list; a list that was never written to has the stamp `0`. */
  async read(ownerId: string, list: string): Promise<string> {
    const row = await this.database
      .rows<typeof ListStampSchema>()
      .selectFrom('list_stamp')
      .select('stamp')
      .where('owner_id', '=', ownerId)
      .where('list', '=', list)
      .executeTakeFirst();
    return row?.stamp ?? '0';
  }

  /** Marks a list as changed, in the transaction that changes it. */
  async touch(rows: Rows<EntitySchemaWithMeta>, ownerId: string, list: string): Promise<void> {
    // Random rather than counted: a database made anew must not come to a stamp that a browser still holds.
    const stamp = randomBytes(9).toString('base64url');
    await (rows as unknown as Rows<typeof ListStampSchema>)
      .insertInto('list_stamp')
      .values({ owner_id: ownerId, list, stamp })
      .onConflict((conflict) => conflict.columns(['owner_id', 'list']).doUpdateSet({ stamp }))
      .execute();
  }
}
