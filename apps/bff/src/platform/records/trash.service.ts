import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { isAllowed, type Actor, type SignedInUser } from '../auth/access';
import { Purges } from '../database/purges';
import { readCursor, toPage, type Page } from '../http/page';
import type { TrashEntryDto, TrashIdsDto, TrashQueryDto } from './trash.dto';
import { TrashableTables, type TrashableTable, type TrashBound } from './trashable-tables';

/** For how long what was removed can come back, in milliseconds. */
const KEPT_FOR = 30 * 24 * 3_600_000;

/** Somebody who looks into the trash. */
type Caller = Actor & Pick<SignedInUser, 'role'>;

/** What users have removed, until it is deleted for good. */
@Injectable()
export class TrashService {
  constructor(
    private readonly tables: TrashableTables,
    purges: Purges,
  ) {
    purges.add('trash', () => this.empty(new Date()));
  }

  /**
   * What a user has removed, and what was removed of shared lists that the user may change, the latest first.
   * @throws NotFoundException where there is no such list.
   * @throws ForbiddenException where the user may not change the list.
   */
  async list(caller: Caller, { list, limit, cursor }: TrashQueryDto): Promise<Page<TrashEntryDto>> {
    const after = readCursor(cursor, ['text', 'text', 'text']);
    const tables =
      list === undefined ? this.tables.all().filter((table) => isOpenTo(caller, table)) : [this.table(caller, list)];
    const parts = await Promise.all(
      tables.map(async (table) => {
        const removed = await table.removed(caller.id, after && boundIn(table, after), limit && limit + 1);
        return removed.map((entry): TrashEntryDto => ({ list: table.list, ...entry }));
      }),
    );
    const entries = parts.flat().sort(latestFirst);
    return toPage(
      limit === undefined ? entries : entries.slice(0, limit + 1),
      limit,
      (entry) => entry,
      (entry) => [entry.removed, entry.list, entry.id],
    );
  }

  /**
   * @throws NotFoundException where there is no such list.
   * @throws ForbiddenException where the caller may not change the list.
   */
  async restore(caller: Caller, { list, ids }: TrashIdsDto): Promise<string[]> {
    return this.table(caller, list).restore(caller, ids);
  }

  /**
   * @throws NotFoundException where there is no such list.
   * @throws ForbiddenException where the caller may not change the list.
   */
  async delete(caller: Caller, { list, ids }: TrashIdsDto): Promise<string[]> {
    return this.table(caller, list).delete(caller, ids);
  }

  /** Deletes for good what was removed thirty days before a moment. */
  async empty(now: Date): Promise<void> {
    const before = new Date(now.getTime() - KEPT_FOR).toISOString();
    for (const table of this.tables.all()) await table.empty(before);
  }

  private table(caller: Caller, list: string): TrashableTable {
    const table = this.tables.get(list);
    if (!table) throw new NotFoundException('There is no such list');
    if (!isOpenTo(caller, table)) throw new ForbiddenException();
    return table;
  }
}

/** The trash is ordered by moment, list and id; in one table all that is left of a cursor is a moment and an id. */
const boundIn = ({ list }: TrashableTable, [removed, lastList, id]: readonly [string, string, string]): TrashBound => ({
  removed,
  id: list === lastList ? id : '',
  includesMoment: list >= lastList,
});

const isOpenTo = ({ role }: Caller, { access }: TrashableTable) => isAllowed(role, access);

/** What one table removed at one moment is left as it is: the database has ordered it by its own rules. */
function latestFirst(one: TrashEntryDto, other: TrashEntryDto): number {
  if (one.removed !== other.removed) return one.removed < other.removed ? 1 : -1;
  if (one.list === other.list) return 0;
  return one.list < other.list ? -1 : 1;
}
