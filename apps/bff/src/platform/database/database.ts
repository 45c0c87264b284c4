import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { LogCopier } from './log-copier';
import type { OwnerGuard } from './owner-guard';
import type { BoundStatement } from './prepared';
import type { StatementRunner } from './statement-runner';
import type { Rows, Transaction } from './tables';

/** How long connections have to end, in milliseconds. */
const CLOSE_TIMEOUT = 3000;

/** How often a transaction is tried where PostgreSQL gave it up in favour of another, and the longest pause before, in milliseconds. */
const CONFLICT_RETRIES = { tries: 5, pause: 50 };

/** PostgreSQL's codes for a transaction that could not be put in order with others, and for a deadlock. */
const CONFLICT_CODES = ['40001', '40P01'];

/**
 * The database as rows. MikroORM describes the tables (entities), makes their migrations and holds the connections; it reads and
 * writes nothing. Requests read and write plain rows with statements of Kysely, whose tables are typed by the entities
 * ({@link Tables}), because filling and watching entities costs several times the query.
 *
 * There is one way to read, {@link read}; one to write, {@link write}, with {@link store} where many write at once; and
 * {@link transaction} where what is written depends on what is read.
 */
export class Database implements OnApplicationShutdown {
  /** The transaction that the code which asks runs in. */
  private readonly current = new AsyncLocalStorage<{ isOpen: boolean }>();
  /** What waits for the end of each transaction that is open. */
  private readonly afterwards = new WeakMap<object, (() => void)[]>();

  constructor(
    private readonly orm: MikroORM,
    private readonly runner: StatementRunner,
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
    // What is no answer to a request may be opening a connection at this moment; its pool would wait for that for ever.
    await Promise.race([this.orm.close(), setTimeout(CLOSE_TIMEOUT, undefined, { ref: false })]);
  }

  /**
   * The rows that a statement answers.
   * @throws Error within a transaction: that reads through what it was given.
   */
  async read<Row>(statement: BoundStatement<Row>): Promise<Row[]> {
    this.refuseWithin('read');
    return this.runner.all(statement);
  }

  /**
   * Stores one statement that answers rows (`returning`): the fast way for what many write at the same moment. It is on its
   * own: another that fails takes nothing with it.
   */
  async store<Row>(statement: BoundStatement<Row>): Promise<Row[]> {
    this.refuseWithin('store');
    return this.runner.store(statement);
  }

  /**
   * Writes in one transaction, all or none: the fast way, where the statements need not look at each other's rows.
   * @param written called as soon as they are stored, before anybody else can read them.
   * @returns how many rows were changed.
   */
  async write(statements: BoundStatement[], written?: () => void): Promise<number> {
    this.refuseWithin('write');
    return this.retried(() => this.runner.batch(statements, written));
  }

  /**
   * Runs work whose writes all happen or none; what it throws rolls back and is thrown on. It reads and writes through `rows`
   * alone. Where PostgreSQL gives it up in favour of another transaction it is run again, so it changes nothing but rows.
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
        for (const callback of afterwards) callback();
        return result;
      }),
    );
  }

  /** Calls back when the transaction that `rows` belong to is stored; never, where it is rolled back. */
  afterCommit(rows: Transaction, callback: () => void): void {
    const afterwards = this.afterwards.get(rows);
    if (!afterwards) throw new Error('These rows belong to no transaction');
    afterwards.push(callback);
  }

  /** On SQLite it would wait for the transaction, which waits for it; on PostgreSQL it would be outside of it. */
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
