import type { Database as Sqlite, Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { BoundStatement } from './prepared';
import type { LogCopier } from './log-copier';
import type { StatementRunner, Written } from './statement-runner';
import type { StatementCompiler } from './statement-compiler';

const noop = () => undefined;
const NOTHING_WRITTEN: Written = { changed: 0, rows: [] };

/** How many statements of writes may share a transaction. More would save little, and the first would wait longer. */
const MAX_STATEMENTS_PER_TRANSACTION = 64;

/**
 * How many parsed statements are cached: far more than the server prepares, and a limit for those that are built each
 * time.
 */
const MAX_PARSED_STATEMENTS = 1000;

/** Statements of one write, which wait for the end of the current turn of the event loop. */
type Waiting = {
  statements: BoundStatement[];
  /** Called as soon as they are stored. */
  stored: (written: Written) => void;
  failed: (error: unknown) => void;
};

/**
 * Runs statements directly on SQLite, where they are function calls: without a query builder, without a promise for
 * each statement, and with each text parsed once. The query builder uses the same connection, so a write waits while a
 * longer transaction is open on it, because it would become part of that transaction.
 *
 * Writes that come at the same moment share a transaction. A transaction writes each page to the log once, and that
 * costs more than the rows on it.
 */
export class SqliteRunner implements StatementRunner {
  private readonly parsed = new LRUCache<string, Statement<unknown[]>>({ max: MAX_PARSED_STATEMENTS });
  private readonly transaction: (writes: Waiting[]) => Written[];
  private waiting: Waiting[] = [];
  private waitingStatements = 0;
  private open: Promise<unknown> | undefined;

  /** @param log copies SQLite's log; without it, SQLite does so itself. */
  constructor(
    private readonly sqlite: Sqlite,
    private readonly compiler: StatementCompiler,
    private readonly log?: LogCopier,
  ) {
    this.transaction = sqlite.transaction((writes: Waiting[]) =>
      writes.map(({ statements }) => this.run(statements)),
    ).immediate;
  }

  async all<Row>(statement: BoundStatement<Row>): Promise<Row[]> {
    while (this.open) await this.open;
    return this.rows(statement) as Row[];
  }

  write(statements: BoundStatement[], written?: () => void): Promise<Written> {
    return new Promise((resolve, failed) => {
      const stored = (result: Written) => {
        written?.();
        resolve(result);
      };
      const count = this.waiting.push({ statements, stored, failed });
      this.waitingStatements += statements.length;
      if (this.waitingStatements >= MAX_STATEMENTS_PER_TRANSACTION) void this.writeWaiting();
      else if (count === 1) setImmediate(() => void this.writeWaiting());
    });
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

  private async writeWaiting(): Promise<void> {
    while (this.busy) await this.busy;
    const waiting = this.waiting;
    // Written already, because there were many.
    if (waiting.length === 0) return;
    this.log?.wrote(this.waitingStatements);
    this.waiting = [];
    this.waitingStatements = 0;
    if (waiting.length > 1 && this.writeTogether(waiting)) return;
    for (const one of waiting) this.writeAlone(one);
  }

  /** Answers whether they are stored. If one of them fails, none is. */
  private writeTogether(writes: Waiting[]): boolean {
    let results: Written[];
    try {
      results = this.transaction(writes);
    } catch {
      return false;
    }
    for (const [index, { stored }] of writes.entries()) stored(results[index] ?? NOTHING_WRITTEN);
    return true;
  }

  private writeAlone(one: Waiting): void {
    try {
      // One statement is a transaction of its own.
      const [result] = one.statements.length === 1 ? [this.run(one.statements)] : this.transaction([one]);
      one.stored(result ?? NOTHING_WRITTEN);
    } catch (error) {
      one.failed(error);
    }
  }

  private rows(statement: BoundStatement): unknown[] {
    const { sql, parameters } = this.compiler.compile(statement);
    return this.parse(sql).all(...parameters);
  }

  private run(statements: BoundStatement[]): Written {
    const written: Written = { changed: 0, rows: [] };
    for (const statement of statements) {
      const { changed, rows } = this.runOne(statement);
      if (changed === 0 && statement.missing) throw statement.missing();
      written.changed += changed;
      if (rows.length > 0) written.rows = [...written.rows, ...rows];
    }
    return written;
  }

  private runOne(statement: BoundStatement): Written {
    const { sql, parameters } = this.compiler.compile(statement);
    const parsed = this.parse(sql);
    if (!parsed.reader) return { changed: parsed.run(...parameters).changes, rows: [] };
    const rows = parsed.all(...parameters);
    return { changed: rows.length, rows };
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
