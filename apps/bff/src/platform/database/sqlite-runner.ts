import type { Database as Sqlite, Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { BoundStatement } from './prepared';
import type { LogCopier } from './log-copier';
import type { StatementRunner } from './statement-runner';
import type { StatementCompiler } from './statement-compiler';

const noop = () => undefined;

/** How many writes may share a transaction. More would save little, and the first of them would wait longer. */
const MAX_WRITES_PER_TRANSACTION = 64;

/**
 * How many parsed statements are cached: far more than the server prepares, and a limit for those that are built each
 * time.
 */
const MAX_PARSED_STATEMENTS = 1000;

/** A write that waits for the end of the current turn of the event loop. */
type Waiting = { statement: BoundStatement; stored: (rows: unknown[]) => void; failed: (error: unknown) => void };

/**
 * Runs statements directly on SQLite, where they are function calls: without a query builder, without a promise for
 * each statement, and with each text parsed once. The query builder uses the same connection, so a batch waits while a
 * longer transaction is open on it, because it would become part of that transaction.
 */
export class SqliteRunner implements StatementRunner {
  private readonly parsed = new LRUCache<string, Statement<unknown[]>>({ max: MAX_PARSED_STATEMENTS });
  private readonly write: (statements: BoundStatement[]) => number;
  private readonly storeAll: (waiting: Waiting[]) => unknown[][];
  private waiting: Waiting[] = [];
  private open: Promise<unknown> | undefined;

  /** @param log copies SQLite's log; without it, SQLite does so itself. */
  constructor(
    private readonly sqlite: Sqlite,
    private readonly compiler: StatementCompiler,
    private readonly log?: LogCopier,
  ) {
    this.write = sqlite.transaction((statements: BoundStatement[]) =>
      statements.reduce((changed, statement) => changed + this.run(statement), 0),
    ).immediate;
    this.storeAll = sqlite.transaction((waiting: Waiting[]) =>
      waiting.map(({ statement }) => this.rows(statement)),
    ).immediate;
  }

  async all<Row>(statement: BoundStatement<Row>): Promise<Row[]> {
    while (this.open) await this.open;
    return this.rows(statement) as Row[];
  }

  /**
   * Stores writes that come at the same moment in one transaction. A transaction writes each page to the log once, and
   * that costs more than the rows on it.
   */
  store<Row>(statement: BoundStatement<Row>): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      const one: Waiting = { statement, stored: resolve as Waiting['stored'], failed: reject };
      const count = this.waiting.push(one);
      if (count === 1) setImmediate(() => void this.storeWaiting());
      else if (count === MAX_WRITES_PER_TRANSACTION) void this.storeWaiting();
    });
  }

  async batch(statements: BoundStatement[], written?: () => void): Promise<number> {
    while (this.busy) await this.busy;
    const [only, ...others] = statements;
    // One statement is a transaction of its own.
    const changed = only && others.length === 0 ? this.run(only) : this.write(statements);
    this.log?.wrote(statements.length);
    written?.();
    return changed;
  }

  async exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    // Between this look and the assignment below nothing else runs, so that of two who wait only one goes on.
    while (this.open) await this.open;
    const running = work();
    this.open = running.then(noop, noop).finally(() => (this.open = undefined));
    return running;
  }

  /** What a write waits for. */
  private get busy(): Promise<unknown> | undefined {
    return this.open ?? this.log?.pause;
  }

  private async storeWaiting(): Promise<void> {
    while (this.busy) await this.busy;
    const waiting = this.waiting;
    this.waiting = [];
    const [only, ...others] = waiting;
    // Stored already, because there were many.
    if (!only) return;
    this.log?.wrote(waiting.length);
    if (others.length === 0) {
      this.storeAlone(only);
      return;
    }
    try {
      const rows = this.storeAll(waiting);
      for (const [index, { stored }] of waiting.entries()) stored(rows[index] ?? []);
    } catch {
      // One of them failed, so nothing is stored yet: each is stored on its own.
      for (const one of waiting) this.storeAlone(one);
    }
  }

  private storeAlone({ statement, stored, failed }: Waiting): void {
    try {
      stored(this.rows(statement));
    } catch (error) {
      failed(error);
    }
  }

  private rows(statement: BoundStatement): unknown[] {
    const { sql, parameters } = this.compiler.compile(statement);
    return this.parse(sql).all(...parameters);
  }

  private run(statement: BoundStatement): number {
    const { sql, parameters } = this.compiler.compile(statement);
    const { changes } = this.parse(sql).run(...parameters);
    if (changes === 0 && statement.missing) throw statement.missing();
    return changes;
  }

  private parse(sql: string): Statement<unknown[]> {
    let statement = this.parsed.get(sql);
    if (!statement) {
      statement = this.sqlite.prepare(sql);
      this.parsed.set(sql, statement);
    }
    return statement;
  }
}
