import type { Database } from './database';
import { ListStamps, nextStamp } from './list-stamps';
import type { BoundStatement } from './prepared';

/** How many lists' stamps are kept at the most. */
const KEPT = 50_000;

/**
 * Stamps in memory, for SQLite: one process owns the file, so nobody else can write. After a restart, or when a list was
 * not asked for in a long time, it has a new stamp, which costs its reader one answer in full.
 */
export class KeptListStamps extends ListStamps {
  private readonly stamps = new Map<string, string>();

  constructor(private readonly database: Database) {
    super();
  }

  read(ownerId: string, list: string): string {
    return this.stamps.get(key(ownerId, list)) ?? this.renew(ownerId, list);
  }

  write(ownerId: string, list: string, statements: BoundStatement[]): Promise<number> {
    return this.database.batch(statements, () => this.renew(ownerId, list));
  }

  touch(_rows: unknown, ownerId: string, list: string): Promise<void> {
    // Too early where the transaction is rolled back, and harmless: rows are not read while it is open.
    this.renew(ownerId, list);
    return Promise.resolve();
  }

  private renew(ownerId: string, list: string): string {
    const stamp = nextStamp();
    const [oldest] = this.stamps.size >= KEPT ? this.stamps.keys() : [];
    if (oldest !== undefined) this.stamps.delete(oldest);
    this.stamps.set(key(ownerId, list), stamp);
    return stamp;
  }
}

const key = (ownerId: string, list: string) => `${list}:${ownerId}`;
