import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MikroORM, type Constructor, type EntitySchema, type Options } from '@mikro-orm/core';
import { Migrator, type Migration } from '@mikro-orm/migrations';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { SqliteConnection, SqliteDriver } from '@mikro-orm/sqlite';
import type { Database as Sqlite } from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Environment } from '../config/environment';
import { Database } from './database';
import { LogCopier } from './log-copier';
import { PostgresqlRunner } from './postgresql-runner';
import { SqliteRunner } from './sqlite-runner';
import type { StatementRunner } from './statement-runner';
import { StoredListStamps } from './stored-list-stamps';
import { KeptListStamps } from './kept-list-stamps';
import { ListStamps } from './list-stamps';
import { StarterContents } from './starter-content';

/** All tables, and how each database comes by them. */
export type Schema = {
  entities: (EntitySchema | Constructor)[];
  migrations: Record<'sqlite' | 'postgresql', { name: string; class: Constructor<Migration> }[]>;
};

/** How long a connection to PostgreSQL is waited for, and may do nothing in an open transaction, in milliseconds. */
const POSTGRESQL_PATIENCE = { connection: 10_000, idleTransaction: 30_000 };

/** What MikroORM is told for the database that the environment names. */
export function ormOptions(environment: Environment, schema: Schema): Partial<Options> {
  const { DATABASE_URL, usesPostgres, sqliteFile } = environment;
  const common = { entities: schema.entities, extensions: [Migrator], discovery: { warnWhenNoEntities: false } };
  const migrations = (list: Schema['migrations']['sqlite']) => ({
    migrations: { migrationsList: list, snapshot: false, silent: true },
  });
  return usesPostgres
    ? {
        ...common,
        ...migrations(schema.migrations.postgresql),
        driver: PostgreSqlDriver,
        clientUrl: DATABASE_URL,
        driverOptions: postgresqlOptions(environment),
      }
    : {
        ...common,
        ...migrations(schema.migrations.sqlite),
        driver: SqliteDriver,
        dbName: sqliteFile,
        onCreateConnection: prepareSqlite,
      };
}

/**
 * What `pg` and its pool are told, so that nothing waits for ever: not for a connection, a lock or an answer, and no transaction
 * keeps its locks for somebody who is gone.
 */
function postgresqlOptions({ DATABASE_POOL, databaseTimeout }: Environment): object {
  return {
    max: DATABASE_POOL,
    connectionTimeoutMillis: POSTGRESQL_PATIENCE.connection,
    statement_timeout: databaseTimeout,
    idle_in_transaction_session_timeout: POSTGRESQL_PATIENCE.idleTransaction,
    // A server that vanished without a word is noticed.
    keepAlive: true,
  };
}

type SqlConnection = { executeQuery(query: object): Promise<unknown> };

/**
 * Pages that the log holds before SQLite itself copies it into the database: 64 MB, where 4 are the default. It comes to that
 * where the copier has no part in what is written, or has failed.
 */
const LOG_PAGES = 16000;
const SQLITE_PRAGMAS = [
  ...['journal_mode = WAL', 'synchronous = NORMAL', 'foreign_keys = ON', 'busy_timeout = 5000'],
  `wal_autocheckpoint = ${String(LOG_PAGES)}`,
];

/**
 * Readers go on while somebody writes (WAL), foreign keys hold, and a locked file is waited for. In WAL mode
 * `synchronous = NORMAL` loses nothing when the process is killed; docs/decisions says what a power cut may cost.
 */
async function prepareSqlite(connection: unknown): Promise<void> {
  for (const pragma of SQLITE_PRAGMAS) {
    await (connection as SqlConnection).executeQuery({ sql: `PRAGMA ${pragma}`, parameters: [] });
  }
}

@Global()
@Module({})
export class DatabaseModule {
  /** @param copyLog the script of the thread that copies SQLite's log; without it SQLite does so itself. */
  static forRoot(schema: Schema, copyLog?: string): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        {
          provide: MikroORM,
          inject: [Environment],
          // Whoever is given the database finds its schema up to date.
          useFactory: async (environment: Environment) => {
            makeFolder(environment);
            const orm = await MikroORM.init(ormOptions(environment, schema));
            await migrate(orm, environment);
            return orm;
          },
        },
        {
          provide: Database,
          inject: [MikroORM, Environment],
          useFactory: async (orm: MikroORM, { sqliteFile }: Environment) => {
            const log =
              copyLog && sqliteFile && sqliteFile !== ':memory:' ? new LogCopier(copyLog, sqliteFile) : undefined;
            return new Database(orm, await runnerFor(orm, log), log);
          },
        },
        {
          provide: ListStamps,
          inject: [Environment, Database],
          useFactory: ({ usesPostgres }: Environment, database: Database) =>
            usesPostgres ? new StoredListStamps(database) : new KeptListStamps(database),
        },
        StarterContents,
      ],
      exports: [Database, ListStamps, StarterContents],
    };
  }
}

async function runnerFor(orm: MikroORM, log?: LogCopier): Promise<StatementRunner> {
  const connection = orm.em.getDriver().getConnection();
  return connection instanceof SqliteConnection
    ? new SqliteRunner((await connection.getNativeClient()) as Sqlite, log)
    : new PostgresqlRunner((orm.em as SqlEntityManager).getKysely() as unknown as Kysely<unknown>);
}

/** How often another process that migrates the same database is waited for, and how long each time. */
const PATIENCE = { tries: 10, milliseconds: 300 };

/** Brings the schema up to date. Where several processes start at once, one does it and the others find it done. */
async function migrate(orm: MikroORM, { usesPostgres }: Environment): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await (usesPostgres ? migrateInPeace(orm) : orm.migrator.up());
      return;
    } catch (error) {
      if (attempt === PATIENCE.tries) throw error;
      await setTimeout(PATIENCE.milliseconds);
    }
  }
}

/** Migrates PostgreSQL. Whatever statements may take otherwise, a big table takes its time. */
async function migrateInPeace(orm: MikroORM): Promise<void> {
  // Makes the database and the list of migrations first, where they are missing.
  if ((await orm.migrator.getPending()).length === 0) return;
  const connection = (orm.em as SqlEntityManager).getConnection();
  await connection.transactional(async (transaction) => {
    await connection.execute('set local statement_timeout = 0', [], 'run', transaction);
    await orm.migrator.up({ transaction });
  });
}

function makeFolder({ sqliteFile }: Environment): void {
  if (sqliteFile && sqliteFile !== ':memory:') mkdirSync(dirname(sqliteFile), { recursive: true });
}
