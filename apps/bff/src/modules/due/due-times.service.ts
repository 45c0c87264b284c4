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
  /**
   * The moment; null for one that is never due, such as one that is done.
   * @param after of one that is due again and again, the first moment after this one is asked for, or one before that at which to look again
   */
  at: (record: Content, after: string) => string | null;
  /** @param at the moment that has come */
  news: (record: Content, at: string) => News;
  /** Another name has the times of all records kept anew, once, where they follow from more than before. @default 'due' */
  name?: string;
};

/** For how long it is told of what was missed by records that are due again and again, in milliseconds. */
const MISSED_FOR = 7 * 86_400_000;
/** How many of the times that were missed by one record are told of. */
const MOST_MISSED = 20;
/** For how long it is looked at rules while others wait, in milliseconds; what is left then is looked at in turn with them. */
const LONGEST_LOOK = 50;

/** What several owners have, the owners in turns. @param last the one who had the last turn before */
const inTurns = <Item extends { ownerId: string }>(items: readonly Item[], last: string): Item[] => {
  const groups = [...Map.groupBy(items, ({ ownerId }) => ownerId)].sort(([one], [other]) => (one < other ? -1 : 1));
  const [before, after] = [groups.filter(([owner]) => owner <= last), groups.filter(([owner]) => owner > last)];
  const ofOwners = [...after, ...before].map(([, ofOwner]) => ofOwner);
  const turns = Math.max(0, ...ofOwners.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) =>
    ofOwners.flatMap((ofOwner) => ofOwner.slice(turn, turn + 1)),
  ).flat();
};
const earlier = (moment: string, by: number) => new Date(Date.parse(moment) - by).toISOString();

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
/** Leaves a time that has come by `now`: whoever tells of it keeps the next one. */
const upsertAfter = (rows: Rows, times: TimeRow[], now: string | Bindable<string>) =>
  rows
    .insertInto('due_time')
    .values(times)
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'list', 'record_id'])
        .doUpdateSet(({ ref }) => ({ at: ref('excluded.at') }))
        .where('due_time.at', '>', now),
    );
const rowOf = ({ ownerId, list, recordId, at }: DueTime | Given<DueTime>): TimeRow => ({
  ...{ owner_id: ownerId, list, record_id: recordId, at },
});
const upsertOne = prepare<DueTime>()((rows, given) => upsert(rows, [rowOf(given)]));
const upsertOneAfter = prepare<DueTime & { now: string }>()((rows, { now, ownerId, list, recordId, at }) =>
  upsertAfter(rows, [rowOf({ ownerId, list, recordId, at })], now),
);
const upsertMany = (times: readonly DueTime[]) => built((rows) => upsert(rows, times.map(rowOf)));
const upsertManyAfter = (times: readonly DueTime[], now: string) =>
  built((rows) => upsertAfter(rows, times.map(rowOf), now));

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

  /**
   * Tells the owners of a table's records, which has the {@link projection} of the same rule. The next time of one that is due again is
   * kept in the transaction that tells of this one.
   */
  addTable<Content extends { id: string }>(table: StoredTable<Content>, { at, news }: DueRule<Content>): void {
    let lastOwner = '';
    this.add({
      list: table.list,
      news: async (rows, due) => {
        const owners = [...new Set(due.map(({ ownerId }) => ownerId))];
        const times = new Map(due.map((one) => [one.recordId, one.at]));
        const stored = await table.stored(rows, owners, [...times.keys()]);
        const now = new Date().toISOString();
        const missed = earlier(now, MISSED_FOR);
        const next: DueTime[] = [];
        const told: Addressed[] = [];
        const end = Date.now() + LONGEST_LOOK;
        // Whoever has long rules is looked at last the next time.
        for (const { ownerId, record } of inTurns(stored, lastOwner)) {
          const time = times.get(record.id) ?? now;
          if (Date.now() > end) {
            next.push({ ownerId, list: table.list, recordId: record.id, at: time });
            continue;
          }
          lastOwner = ownerId;
          const tell = (moment: string) => told.push({ ownerId, news: news(record, moment) });
          if (at(record, earlier(time, 1)) === time) tell(time);
          let last = time > missed ? time : missed;
          for (let missedTimes = 0; ; missedTimes += 1) {
            const following = at(record, missedTimes < MOST_MISSED ? last : now);
            if (following === null || following <= last) break;
            last = following;
            if (following > now) {
              next.push({ ownerId, list: table.list, recordId: record.id, at: following });
              break;
            }
            tell(following);
          }
        }
        for (const part of inParts(next, STORED_AT_ONCE)) await this.database.runWithin(rows, upsertMany(part));
        if (next.length > 0) this.announce(next);
        return told;
      },
    });
  }

  /** Keeps when the records of a table are due. */
  projection<Content extends { id: string }>(
    list: string,
    { fields, at, name = 'due' }: DueRule<Content>,
  ): Projection<Content> {
    return {
      name,
      fields,
      write: (ownerId, records, options) => {
        const begin = Date.now();
        const now = new Date(begin).toISOString();
        // Whoever tells of times looks at what is left, in a moment.
        const soon = new Date(begin + 1).toISOString();
        const isLong = () => Date.now() > begin + LONGEST_LOOK;
        const times = records.map((record) => ({ id: record.id, at: isLong() ? soon : at(record, now) }));
        return this.statements({ ownerId, list }, times, { ...options, leavesDue: true, now });
      },
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
    for (const statement of this.statements(list, times, { isNew, leavesDue: false, now: new Date().toISOString() }))
      await this.database.runWithin(rows, statement);
  }

  source(list: string): DueSource | undefined {
    return this.all.get(list);
  }

  /** Calls back with each time that this process keeps from now on, which may be before it is stored. */
  onTime(listener: (at: string) => void): void {
    this.listeners.push(listener);
  }

  /**
   * A time that has come and is not told yet stays: whether the record keeps it is seen when it is told.
   * @param now times after this moment are kept
   * @param leavesDue whether it stays also where the record has a later one: then whoever tells of it keeps that
   */
  private statements(
    list: ListKey,
    times: readonly WantedTime[],
    { isNew, leavesDue, now }: { isNew: boolean; leavesDue: boolean; now: string },
  ): BoundStatement[] {
    const future = times.flatMap(({ id, at }) => (at !== null && at > now ? [{ ...list, recordId: id, at }] : []));
    const others = isNew ? [] : times.flatMap(({ id, at }) => (at !== null && at > now ? [] : [id]));
    const [first, ...more] = future;
    const [other, ...moreOthers] = others;
    if (first) this.announce(future);
    return [
      ...(first && more.length === 0
        ? [leavesDue ? upsertOneAfter.with({ ...first, now }) : upsertOne.with(first)]
        : inParts(future, STORED_AT_ONCE).map((part) => (leavesDue ? upsertManyAfter(part, now) : upsertMany(part)))),
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
