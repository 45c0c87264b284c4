import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import type { ListKey } from '../../platform/database/list-stamps';
import { inParts } from '../../platform/database/in-parts';
import { built, prepare, type Bindable, type BoundStatement, type Given } from '../../platform/database/prepared';
import type { Rows, Transaction } from '../../platform/database/tables';
import type { Projection } from '../../platform/records/projection';
import type { Addressed, News } from '../notifications/notifications.service';

/** A record whose time has come. */
export type DueRecord = { ownerId: string; recordId: string; at: string };

/** What is told of the records of a list. */
export type DueSource = {
  list: string;
  /** Whom to tell what. Records that are not due any more, or not at that time, are passed over. */
  news: (rows: Transaction, due: readonly DueRecord[]) => Promise<Addressed[]>;
};

/** When records are due, and what their owners are told then. */
export type DueRule<Content> = {
  /** The fields that the moment follows from. */
  fields: readonly (keyof Content & string)[];
  /** The moment; null for one that is never due, such as one that is done. */
  at: (record: Content) => string | null;
  news: (record: Content) => News;
};

type DueTime = DueRecord & { list: string };
/** When a record is to be due; null for never. */
export type WantedTime = { id: string; at: string | null };

/** What the times of its records are read from: a table, whatever else it holds. */
type StoredTable<Content> = {
  list: string;
  stored: (
    rows: Transaction,
    ownerIds: readonly string[],
    ids: readonly string[],
  ) => Promise<{ ownerId: string; record: Content }[]>;
};

type TimeRow = Record<'owner_id' | 'list' | 'record_id' | 'at', string | Bindable<string>>;

const upsert = (rows: Rows, times: TimeRow[]) =>
  rows
    .insertInto('due_time')
    .values(times)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'list', 'record_id']).doUpdateSet(({ ref }) => ({ at: ref('excluded.at') })),
    );
const upsertOne = prepare<DueTime>()((rows, { ownerId, list, recordId, at }) =>
  upsert(rows, [{ owner_id: ownerId, list, record_id: recordId, at }]),
);
const upsertMany = (times: readonly DueTime[]) =>
  built((rows) =>
    upsert(
      rows,
      times.map(({ ownerId, list, recordId, at }) => ({ owner_id: ownerId, list, record_id: recordId, at })),
    ),
  );

const removal = (
  rows: Rows,
  { ownerId, list }: ListKey | Given<ListKey>,
  ids: readonly (string | Bindable<string>)[],
) => rows.deleteFrom('due_time').where('owner_id', '=', ownerId).where('list', '=', list).where('record_id', 'in', ids);
const removeOneAfter = prepare<DueTime>()((rows, given) =>
  removal(rows, given, [given.recordId]).where('at', '>', given.at),
);
const removeManyAfter = (list: ListKey, ids: readonly string[], moment: string) =>
  built((rows) => removal(rows, list, ids).where('at', '>', moment));

/** How many times are stored by one statement, which may bind 32,766 values on SQLite. */
const STORED_AT_ONCE = 5000;

/**
 * When records are due, kept in the transactions that write the records. Nobody is told of a time that has passed when it is
 * written: not of demo content, nor of what comes out of the trash or is taken up again later.
 */
@Injectable()
export class DueTimesService {
  private readonly all = new Map<string, DueSource>();
  private readonly listeners: ((at: string) => void)[] = [];

  constructor(private readonly database: Database) {}

  /** Tells of the records of a list that its module reads by itself. */
  add(source: DueSource): void {
    this.all.set(source.list, source);
  }

  /** Tells the owners of a table's records, which has the {@link projection} of the same rule. */
  addTable<Content extends { id: string }>(table: StoredTable<Content>, { at, news }: DueRule<Content>): void {
    this.add({
      list: table.list,
      news: async (rows, due) => {
        const owners = [...new Set(due.map(({ ownerId }) => ownerId))];
        const times = new Map(due.map((one) => [one.recordId, one.at]));
        const stored = await table.stored(rows, owners, [...times.keys()]);
        return stored.flatMap(({ ownerId, record }) =>
          at(record) === times.get(record.id) ? [{ ownerId, news: news(record) }] : [],
        );
      },
    });
  }

  /** Keeps when the records of a table are due. */
  projection<Content extends { id: string }>(list: string, { fields, at }: DueRule<Content>): Projection<Content> {
    return {
      name: 'due',
      fields,
      write: (ownerId, records, options) =>
        this.statements(
          { ownerId, list },
          records.map((record) => ({ id: record.id, at: at(record) })),
          options,
        ),
      remove: (ownerId, ids) => [built((rows) => removal(rows, { ownerId, list }, ids))],
    };
  }

  /**
   * Keeps when some records are due, within the transaction that writes them.
   * @param isNew whether none of the records has been due before
   */
  async keep(
    rows: Transaction,
    list: ListKey,
    times: readonly WantedTime[],
    { isNew }: { isNew: boolean },
  ): Promise<void> {
    for (const statement of this.statements(list, times, { isNew })) await this.database.runWithin(rows, statement);
  }

  source(list: string): DueSource | undefined {
    return this.all.get(list);
  }

  /** Calls back with each time that this process keeps from now on, which may be before it is stored. */
  onTime(listener: (at: string) => void): void {
    this.listeners.push(listener);
  }

  /** A time that has come and is not told yet stays: whether the record keeps it is seen when it is told. */
  private statements(list: ListKey, times: readonly WantedTime[], { isNew }: { isNew: boolean }): BoundStatement[] {
    const now = new Date().toISOString();
    const future = times.flatMap(({ id, at }) => (at !== null && at > now ? [{ ...list, recordId: id, at }] : []));
    const others = isNew ? [] : times.flatMap(({ id, at }) => (at !== null && at > now ? [] : [id]));
    const [first, ...more] = future;
    const [other, ...moreOthers] = others;
    if (first) this.announce(future);
    return [
      ...(first && more.length === 0 ? [upsertOne.with(first)] : inParts(future, STORED_AT_ONCE).map(upsertMany)),
      ...(other !== undefined && moreOthers.length === 0
        ? [removeOneAfter.with({ ...list, recordId: other, at: now })]
        : inParts(others, STORED_AT_ONCE).map((ids) => removeManyAfter(list, ids, now))),
    ];
  }

  private announce(times: readonly DueTime[]): void {
    const earliest = times.reduce((least, { at }) => (at < least ? at : least), times[0]?.at ?? '');
    this.listeners.forEach((listener) => {
      listener(earliest);
    });
  }
}
