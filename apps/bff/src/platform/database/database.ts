import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/core';
import type { InferKyselyDB, SqlEntityManager } from '@mikro-orm/sql';
import type { Kysely } from 'kysely';

/** The tables of some entity schemas, typed by them: `Rows<typeof NoteSchema>`. */
export type Rows<Schemas extends EntitySchemaWithMeta> = Kysely<InferKyselyDB<Schemas>>;

/**
 * The database as rows. Entities give the schema, its migrations and these types; requests read and write plain rows,
 * because filling and watching entities costs several times the query.
 */
@Injectable()
export class Database implements OnApplicationShutdown {
  constructor(private readonly orm: MikroORM) {}

  /** Whether the database answers. */
  answers(): Promise<boolean> {
    return this.orm.isConnected();
  }

  /** After the last request has been answered. */
  async onApplicationShutdown(): Promise<void> {
    await this.orm.close();
  }

  rows<Schemas extends EntitySchemaWithMeta>(): Rows<Schemas> {
    return (this.orm.em as SqlEntityManager).getKysely() as unknown as Rows<Schemas>;
  }

  /** Runs work whose writes all happen or none; what it throws rolls back and is thrown on. */
  atomically<Schemas extends EntitySchemaWithMeta, Result>(
    work: (rows: Rows<Schemas>) => Promise<Result>,
  ): Promise<Result> {
    return this.rows<Schemas>().transaction().execute(work);
  }
}
