import type { Database } from './database';
import { inOrder, ListStamps, nextStamp, type ListKey } from './list-stamps';
import { prepare, type BoundStatement, type Given } from './prepared';
import type { Rows, Transaction } from './tables';

type Stamp = ListKey & { stamp: string };

const readStamp = prepare<ListKey>()((rows, { ownerId, list }) =>
  rows.selectFrom('list_stamp').select('stamp').where('owner_id', '=', ownerId).where('list', '=', list),
);

const upsertStamp = (rows: Rows, { ownerId, list, stamp }: Stamp | Given<Stamp>) =>
  rows
    .insertInto('list_stamp')
    .values({ owner_id: ownerId, list, stamp })
    .onConflict((conflict) => conflict.columns(['owner_id', 'list']).doUpdateSet({ stamp }));

const writeStamp = prepare<Stamp>()(upsertStamp);

/** Stamps in a table, for PostgreSQL, where several processes may write to one list. Their rows also lock the lists. */
export class DatabaseListStamps extends ListStamps {
  constructor(private readonly database: Database) {
    super();
  }

  async read(list: ListKey): Promise<string> {
    const [row] = await this.database.read(readStamp.with(list));
    return row?.stamp ?? '0';
  }

  statements(lists: ListKey[]): BoundStatement[] {
    return inOrder(lists).map((list) => writeStamp.with({ ...list, stamp: nextStamp() }));
  }

  /** Nothing to do: the stamps are stored with the entries. */
  written(): void {
    return undefined;
  }

  async touch(rows: Transaction, lists: ListKey[]): Promise<void> {
    for (const list of inOrder(lists)) await upsertStamp(rows, { ...list, stamp: nextStamp() }).execute();
  }
}
