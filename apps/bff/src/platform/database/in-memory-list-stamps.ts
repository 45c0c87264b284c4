import { LRUCache } from 'lru-cache';
import { ListStamps, nextStamp, type ListOf } from './list-stamps';

/** How many lists' stamps are kept at the most. */
const MAX_CACHED_STAMPS = 50_000;

/**
 * Stamps in memory, for SQLite: one process owns the file, so nobody else can write. After a restart, or when a list was
 * not asked for in a long time, it has a new stamp, which costs its reader one answer in full.
 */
export class InMemoryListStamps extends ListStamps {
  private readonly stamps = new LRUCache<string, string>({ max: MAX_CACHED_STAMPS });

  read(list: ListOf): string {
    return this.stamps.get(key(list)) ?? this.renew(list);
  }

  /** Nothing is stored: {@link written} renews it. */
  statements(): [] {
    return [];
  }

  written(lists: ListOf[]): void {
    lists.forEach((list) => this.renew(list));
  }

  touch(_rows: unknown, lists: ListOf[]): Promise<void> {
    // Too early where the transaction is rolled back, and harmless: rows are not read while it is open.
    this.written(lists);
    return Promise.resolve();
  }

  private renew(list: ListOf): string {
    const stamp = nextStamp();
    this.stamps.set(key(list), stamp);
    return stamp;
  }
}

const key = ({ ownerId, list }: ListOf) => `${list}:${ownerId}`;
