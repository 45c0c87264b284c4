import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import type { Database, Rows } from './database';
import type { ListStampSchema } from './list-stamp.entity';
import { ListStamps, nextStamp } from './list-stamps';
import { prepare, type BoundStatement } from './prepared';

type Stamp = { ownerId: string; list: string; stamp: string };

const readStamp = prepare<typeof ListStampSchema, Omit<Stamp, 'stamp'>>()((rows, { ownerId, list }) =>
  rows.selectFrom('list_stamp').select('stamp').where('owner_id', '=', ownerId).where('list', '=', list),
);

const upsertStamp = (rows: Rows<typeof ListStampSchema>, { ownerId, list, stamp }: Stamp) =>
  rows
    .insertInto('list_stamp')
    .values({ owner_id: ownerId, list, stamp })
    .onConflict((conflict) => conflict.columns(['owner_id', 'list']).doUpdateSet({ stamp }));

const writeStamp = prepare<typeof ListStampSchema, Stamp>()(upsertStamp);

/** Stamps in a table, for PostgreSQL, where several processes may write to one list. */
export class StoredListStamps extends ListStamps {
  constructor(private readonly database: Database) {
    super();
  }

  async read(ownerId: string, list: string): Promise<string> {
    const [row] = await this.database.all(readStamp.with({ ownerId, list }));
    return row?.stamp ?? '0';
  }

  async write(ownerId: string, list: string, statements: BoundStatement[]): Promise<number> {
    const stamp = writeStamp.with({ ownerId, list, stamp: nextStamp() });
    // The stamp's own row is not counted.
    return (await this.database.batch([...statements, stamp])) - 1;
  }

  async touch(rows: Rows<EntitySchemaWithMeta>, ownerId: string, list: string): Promise<void> {
    const stamp = { ownerId, list, stamp: nextStamp() };
    await upsertStamp(rows as unknown as Rows<typeof ListStampSchema>, stamp).execute();
  }
}
