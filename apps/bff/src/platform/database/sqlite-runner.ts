import { setImmediate as setImmediatePromise } from 'node:timers/promises';
import type { Database as Sqlite, Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { BoundStatement } from './prepared';
import type { LogCopier } from './log-copier';
import type { StatementRunner, Written } from './statement-runner';
import type { StatementCompiler } from './statement-compiler';

const noop = () => undefined;

/** Whether another process holds the file, for which SQLite has waited already. */
const isLocked = (error: unknown) => String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');

/** How many statements of writes may share a transaction. More would save little, and the first would wait longer. */
const MAX_STATEMENTS_PER_TRANSACTION = 256;

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
      this.waiting.push({ statements, stored, failed });
      if (this.waiting.length === 1) setImmediate(() => void this.writeWaiting());
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

  /** Writes what waits, in several turns of the event loop if it is much. */
  private async writeWaiting(): Promise<void> {
    for (;;) {
      while (this.busy) await this.busy;
      const writes = this.takeWaiting();
      if (writes.length === 0) return;
      this.log?.wrote(writes.reduce((sum, { statements }) => sum + statements.length, 0));
      this.writeTogether(writes);
      await setImmediatePromise();
    }
  }

  /** Takes as many writes as may share a transaction. */
  private takeWaiting(): Waiting[] {
    let statements = 0;
    const end = this.waiting.findIndex((write, index) => {
      statements += write.statements.length;
      return index > 0 && statements > MAX_STATEMENTS_PER_TRANSACTION;
    });
    return this.waiting.splice(0, end === -1 ? this.waiting.length : end);
  }

  /** Stores writes in one transaction. If one of them fails, none is stored, and each half is tried on its own. */
  private writeTogether(writes: Waiting[]): void {
    const [first] = writes;
    let results: Written[];
    try {
      // One statement is a transaction of its own.
      results =
        writes.length === 1 && first?.statements.length === 1 ? [this.run(first.statements)] : this.transaction(writes);
    } catch (error) {
      if (writes.length === 1 || isLocked(error)) {
        for (const { failed } of writes) failed(error);
        return;
      }
      const middle = Math.ceil(writes.length / 2);
      this.writeTogether(writes.slice(0, middle));
      this.writeTogether(writes.slice(middle));
      return;
    }
    for (const [index, result] of results.entries()) writes[index]?.stored(result);
  }

  private rows(statement: BoundStatement): unknown[] {
    const { sql, parameters } = this.compiler.compile(statement);
    return this.parse(sql).all(...parameters);
  }

  private run(statements: BoundStatement[]): Written {
    const written: Written = { changed: 0, rows: [] };
    for (const statement of statements) {
      const { changed, rows } = this.runOne(statement);
      if (statement.missing && changed < (statement.atLeast ?? 1)) throw statement.missing();
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
