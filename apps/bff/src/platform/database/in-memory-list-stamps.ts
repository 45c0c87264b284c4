import { LRUCache } from 'lru-cache';
import { ListStamps, nextStamp, type ListKey } from './list-stamps';

/** How many stamps are cached. */
const MAX_CACHED_STAMPS = 50_000;

/**
 * Stamps in memory, for SQLite: one process owns the file, so nobody else can write. After a restart, or if a list was
 * not read for a long time, it gets a new stamp, and its reader is sent the whole list once more.
 */
export class InMemoryListStamps extends ListStamps {
  private readonly stamps = new LRUCache<string, string>({ max: MAX_CACHED_STAMPS });

  read(list: ListKey): string {
    return this.stamps.get(key(list)) ?? this.renew(list);
  }

  /** Nothing is stored: {@link written} renews it. */
  statements(): [] {
    return [];
  }

  written(lists: ListKey[]): void {
    lists.forEach((list) => this.renew(list));
  }

  touch(_rows: unknown, lists: ListKey[]): Promise<void> {
    // If the transaction is rolled back, a new stamp is unnecessary but harmless. Nobody reads rows while the
    // transaction is open.
    this.written(lists);
    return Promise.resolve();
  }

  private renew(list: ListKey): string {
    const stamp = nextStamp();
    this.stamps.set(key(list), stamp);
    return stamp;
  }
}

const key = ({ ownerId, list }: ListKey) => `${list}:${ownerId}`;
