import { setTimeout } from 'node:timers/promises';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/core';
import type { InferKyselyDB, SqlEntityManager } from '@mikro-orm/sql';
import type { Kysely } from 'kysely';
import type { LogCopier } from './log-copier';
import type { BoundStatement } from './prepared';
import type { StatementRunner } from './statement-runner';

/** How long connections have to end, in milliseconds. */
const PATIENCE = 3000;

/** The tables of some entity schemas, typed by them: `Rows<typeof NoteSchema>`. */
export type Rows<Schemas extends EntitySchemaWithMeta> = Kysely<InferKyselyDB<Schemas>>;

/**
 * The database as rows. Entities give the schema, its migrations and these types; requests read and write plain rows,
 * because filling and watching entities costs several times the query.
 */
export class Database implements OnApplicationShutdown {
  /** What waits for the end of each transaction that is open. */
  private readonly afterwards = new WeakMap<object, (() => void)[]>();

  constructor(
    private readonly orm: MikroORM,
    private readonly runner: StatementRunner,
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
    await Promise.race([this.orm.close(), setTimeout(PATIENCE, undefined, { ref: false })]);
  }

  /** Builds and runs queries; for the paths that must be fast there is {@link prepare}. */
  rows<Schemas extends EntitySchemaWithMeta>(): Rows<Schemas> {
    return (this.orm.em as SqlEntityManager).getKysely() as unknown as Rows<Schemas>;
  }

  /** The rows that a prepared statement answers. */
  all<Row>(statement: BoundStatement<Row>): Promise<Row[]> {
    return this.runner.all(statement);
  }

  /**
   * Stores one statement that answers rows (`returning`): the fast way for what many write at the same moment. It is on its
   * own: another that fails takes nothing with it.
   */
  store<Row>(statement: BoundStatement<Row>): Promise<Row[]> {
    return this.runner.store(statement);
  }

  /**
   * Writes in one transaction: the fast way, where the statements need not look at each other's rows.
   * @param written called as soon as they are stored, before anybody else can read them.
   * @returns how many rows were changed.
   */
  batch(statements: BoundStatement[], written?: () => void): Promise<number> {
    return this.runner.batch(statements, written);
  }

  /** Runs work whose writes all happen or none; what it throws rolls back and is thrown on. */
  atomically<Schemas extends EntitySchemaWithMeta, Result>(
    work: (rows: Rows<Schemas>) => Promise<Result>,
  ): Promise<Result> {
    return this.runner.exclusively(async () => {
      const afterwards: (() => void)[] = [];
      const result = await this.rows<Schemas>()
        .transaction()
        .execute((rows) => {
          this.afterwards.set(rows, afterwards);
          return work(rows);
        });
      for (const callback of afterwards) callback();
      return result;
    });
  }

  /** Calls back when the transaction that `rows` belong to is stored; never, where it is rolled back. */
  afterCommit(rows: Rows<EntitySchemaWithMeta>, callback: () => void): void {
    const afterwards = this.afterwards.get(rows);
    if (!afterwards) throw new Error('These rows belong to no transaction');
    afterwards.push(callback);
  }
}
