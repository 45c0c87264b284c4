import { Injectable } from '@nestjs/common';
import type { Actor, RoleLevel } from '../auth/access';

/** Something in the trash. */
export type RemovedRecord = { id: string; title: string; removed: string };

/** Where a part of the trash ends: after this moment and, of what was removed in it, this id. */
export type TrashBound = { removed: string; id: string; includesMoment: boolean };

/** A table whose removed records can come back. */
export type TrashableTable = {
  list: string;
  /** Who is shown what is in it, and may restore and delete it. */
  access: RoleLevel;
  /** What a user has removed, or, of a shared list, anybody, the latest first. */
  removed: (userId: string, after?: TrashBound, limit?: number) => Promise<RemovedRecord[]>;
  /** Brings back those of the ids that are in the trash, and answers them. */
  restore: (actor: Actor, ids: readonly string[]) => Promise<string[]>;
  /** Deletes those of the ids that are in the trash for good, and answers them. */
  delete: (actor: Actor, ids: readonly string[]) => Promise<string[]>;
  /** Deletes for good what anybody removed before a moment. */
  empty: (before: string) => Promise<void>;
};

/** All tables that have a trash. Each adds itself when it is opened. */
@Injectable()
export class TrashableTables {
  private readonly tables = new Map<string, TrashableTable>();

  /** @throws Error where another table has a list of this name. */
  add(table: TrashableTable): void {
    if (this.tables.has(table.list)) throw new Error(`There is a table of the list ${table.list} already`);
    this.tables.set(table.list, table);
  }

  get(list: string): TrashableTable | undefined {
    return this.tables.get(list);
  }

  /** By the names of their lists. */
  all(): TrashableTable[] {
    return [...this.tables.values()].sort((one, other) => (one.list < other.list ? -1 : 1));
  }
}
