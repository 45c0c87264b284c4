import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';
import type { LogCopier } from './log-copier';
import type { OwnerGuard } from './owner-guard';
import type { BoundStatement } from './prepared';
import type { StatementCompiler } from './statement-compiler';
import type { StatementRunner } from './statement-runner';
import type { Rows, Transaction } from './tables';

/** How long connections have to end, in milliseconds. */
const CLOSE_TIMEOUT = 3000;

/**
 * How often a transaction that conflicts with another is tried, and the longest pause between two tries, in
 * milliseconds.
 */
const CONFLICT_RETRIES = { tries: 5, pause: 50 };

/** PostgreSQL's error codes for a serialization failure and a deadlock. */
const CONFLICT_CODES = ['40001', '40P01'];

/** What is written with a statement that returns rows. */
type Around = {
  before?: BoundStatement[];
  after?: BoundStatement[];
  /** Called as soon as all is stored, before anybody else can read it. */
  written?: () => void;
};

/**
 * The database as rows. MikroORM describes the tables (entities), generates their migrations and owns the connections,
 * but reads and writes nothing. Requests read and write plain rows with Kysely, typed by the entities ({@link Tables}),
 * because creating and tracking entities costs several times as much as the query.
 *
 * There is one way to read, {@link read}; one to write, {@link write}, with {@link store} where many write at once; and
 * {@link transaction} where what is written depends on what is read.
 */
export class Database implements OnApplicationShutdown {
  /** The transaction in which the calling code runs. */
  private readonly current = new AsyncLocalStorage<{ isOpen: boolean }>();
  /** The callbacks of {@link afterCommit} for each open transaction. */
  private readonly afterwards = new WeakMap<object, (() => void)[]>();

  constructor(
    private readonly orm: MikroORM,
    private readonly runner: StatementRunner,
    private readonly compiler: StatementCompiler,
    private readonly guard: OwnerGuard,
    private readonly log?: LogCopier,
  ) {}

  /** Whether the database answers. */
  answers(): Promise<boolean> {
    return this.orm.isConnected();
  }

  /** After the last request has been answered. */
  async onApplicationShutdown(): Promise<void> {
    await this.log?.close();
    // A background job may be opening a connection at this moment, and the pool would wait for it for ever.
    await Promise.race([this.orm.close(), setTimeout(CLOSE_TIMEOUT, undefined, { ref: false })]);
  }

  /**
   * Returns the rows of a statement.
   * @throws Error within a transaction, which must read through its `rows`.
   */
  async read<Row>(statement: BoundStatement<Row>): Promise<Row[]> {
    this.refuseWithin('read');
    return this.runner.all(statement);
  }

  /**
   * Runs a write that returns rows (`returning`), with others before and after it in the same transaction, all or none.
   * The others return none.
   * @returns its rows
   */
  async store<Row>(statement: BoundStatement<Row>, { before = [], after = [], written }: Around = {}): Promise<Row[]> {
    this.refuseWithin('store');
    const callback = written && (() => this.callAll([written]));
    const { rows } = await this.retried(() => this.runner.write([...before, statement, ...after], callback));
    return rows as Row[];
  }

  /**
   * Runs writes in one transaction, all or none. It is the fast way when no statement depends on the rows of another.
   * @param written called as soon as the writes are stored, before anybody else can read them
   * @returns the number of changed rows
   */
  async write(statements: BoundStatement[], written?: () => void): Promise<number> {
    this.refuseWithin('write');
    const callback = written && (() => this.callAll([written]));
    const { changed } = await this.retried(() => this.runner.write(statements, callback));
    return changed;
  }

  /**
   * Runs work in one transaction. If it throws, everything is rolled back, and the error is thrown on. The work reads
   * and writes only through `rows`. It must change nothing else, because it runs again if it conflicts with another
   * transaction on PostgreSQL.
   */
  async transaction<Result>(work: (rows: Transaction) => Promise<Result>): Promise<Result> {
    this.refuseWithin('transaction');
    const connections = (this.orm.em as SqlEntityManager).getKysely() as unknown as Rows;
    return this.retried(() =>
      this.runner.exclusively(async () => {
        const afterwards: (() => void)[] = [];
        const context = { isOpen: true };
        const run = connections
          .withPlugin(this.guard)
          .transaction()
          .execute((rows) => {
            this.afterwards.set(rows, afterwards);
            return this.current.run(context, () => work(rows));
          });
        const result = await run.finally(() => (context.isOpen = false));
        this.callAll(afterwards);
        return result;
      }),
    );
  }

  /**
   * The rows that a statement answers within a transaction.
   * @throws what the statement says of a write that changes no row, or too few
   */
  async runWithin<Row>(rows: Transaction, statement: BoundStatement<Row>): Promise<Row[]> {
    const { sql, parameters } = this.compiler.compile(statement);
    const result = await rows.executeQuery(CompiledQuery.raw(sql, [...parameters]));
    // A statement that answers rows says no number on SQLite.
    const changed = result.numAffectedRows ?? BigInt(result.rows.length);
    if (statement.missing && changed < (statement.atLeast ?? 1)) throw statement.missing();
    return result.rows as Row[];
  }

  /** Calls back when the transaction of `rows` is committed; never if it is rolled back. */
  afterCommit(rows: Transaction, callback: () => void): void {
    const afterwards = this.afterwards.get(rows);
    if (!afterwards) throw new Error('These rows belong to no transaction');
    afterwards.push(callback);
  }

  /** Calls all of them. What they follow is stored: one that fails is logged, and changes nothing. */
  private callAll(callbacks: (() => void)[]): void {
    for (const callback of callbacks) {
      try {
        callback();
      } catch (error) {
        new Logger('Database').error(error);
      }
    }
  }

  /**
   * Refuses calls within a transaction: on SQLite, the two would wait for each other; on PostgreSQL, the call would be
   * outside of it.
   */
  private refuseWithin(method: string): void {
    if (this.current.getStore()?.isOpen) {
      throw new Error(`Database.${method} within a transaction: use the rows that the transaction was given`);
    }
  }

  private async retried<Result>(run: () => Promise<Result>): Promise<Result> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await run();
      } catch (error) {
        if (tried === CONFLICT_RETRIES.tries || !CONFLICT_CODES.includes(String((error as { code?: unknown }).code)))
          throw error;
        await setTimeout(Math.random() * CONFLICT_RETRIES.pause);
      }
    }
  }
}
