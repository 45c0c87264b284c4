import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { MikroORM, type Constructor, type EntitySchema, type Options } from '@mikro-orm/core';
import { Migrator, type Migration } from '@mikro-orm/migrations';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { SqliteConnection, SqliteDriver } from '@mikro-orm/sqlite';
import type { Database as Sqlite } from 'better-sqlite3';
import { sql, type Kysely } from 'kysely';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Environment } from '../config/environment';
import { Database } from './database';
import { LogCopier } from './log-copier';
import { OwnerGuard } from './owner-guard';
import { PostgresqlRunner } from './postgresql-runner';
import { StatementCompiler } from './statement-compiler';
import { SqliteRunner } from './sqlite-runner';
import type { StatementRunner } from './statement-runner';
import { DatabaseListStamps } from './database-list-stamps';
import { InMemoryListStamps } from './in-memory-list-stamps';
import { ListStamps } from './list-stamps';
import { Purges } from './purges';
import { SharedSeeds } from './shared-seeds';
import { StarterContents } from './starter-content';
import { tableName } from './columns';
import { tracedRunner } from './traced-runner';

/** All tables, and the migrations of each database. */
export type Schema = {
  entities: readonly EntitySchema[];
  /** The names of tables that only migrations describe. So are functions and triggers. */
  undescribed?: (string | RegExp)[];
  migrations: Record<'sqlite' | 'postgresql', { name: string; class: Constructor<Migration> }[]>;
};

/** How long to wait for a connection to PostgreSQL, and how long an open transaction may be idle, in milliseconds. */
const POSTGRESQL_TIMEOUTS = { connection: 10_000, idleTransaction: 30_000 };

/** MikroORM's options for the database that the environment names. */
export function ormOptions(environment: Environment, schema: Schema): Partial<Options> {
  const { DATABASE_URL, usesPostgres, sqliteFile } = environment;
  const common = {
    entities: [...schema.entities],
    extensions: [Migrator],
    discovery: { warnWhenNoEntities: false },
    schemaGenerator: { skipTables: schema.undescribed ?? [], ignoreRoutines: true, ignoreTriggers: true },
  };
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
 * Options for `pg` and its pool. With them, nothing waits for ever for a connection, a lock or an answer, and no
 * abandoned transaction keeps its locks.
 */
function postgresqlOptions({ DATABASE_POOL, databaseTimeout }: Environment): object {
  return {
    max: DATABASE_POOL,
    connectionTimeoutMillis: POSTGRESQL_TIMEOUTS.connection,
    statement_timeout: databaseTimeout,
    idle_in_transaction_session_timeout: POSTGRESQL_TIMEOUTS.idleTransaction,
    // Detects a database server that vanished without closing its connections.
    keepAlive: true,
  };
}

type SqlConnection = { executeQuery(query: object): Promise<unknown> };

/**
 * How many pages the log may hold before SQLite itself copies it into the database: 64 MB, while the default is 4. That
 * happens when transactions write past the copier, or the copier has failed.
 */
const MAX_LOG_PAGES = 16000;
const SQLITE_PRAGMAS = [
  ...['journal_mode = WAL', 'synchronous = NORMAL', 'foreign_keys = ON', 'busy_timeout = 5000'],
  `wal_autocheckpoint = ${String(MAX_LOG_PAGES)}`,
];

/**
 * Lets readers go on while somebody writes (WAL), enforces foreign keys, and waits for a locked file. In WAL mode,
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
  /** @param copyLog the script of the thread that copies SQLite's log; without it, SQLite does so itself. */
  static forRoot(schema: Schema, copyLog?: string): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        {
          provide: MikroORM,
          inject: [Environment],
          // Migrates before anybody gets the database.
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
          useFactory: async (orm: MikroORM, environment: Environment) => {
            const { sqliteFile, usesPostgres, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = environment;
            const log =
              copyLog && sqliteFile && sqliteFile !== ':memory:' ? new LogCopier(copyLog, sqliteFile) : undefined;
            const guard = new OwnerGuard(ownedTables(schema));
            const compiler = new StatementCompiler(usesPostgres ? 'postgresql' : 'sqlite', guard);
            const runner = await runnerFor(orm, compiler, log);
            return new Database(orm, collector ? await tracedRunner(runner, compiler) : runner, compiler, guard, log);
          },
        },
        {
          provide: ListStamps,
          inject: [Environment, Database],
          useFactory: ({ usesPostgres }: Environment, database: Database) =>
            usesPostgres ? new DatabaseListStamps(database) : new InMemoryListStamps(),
        },
        Purges,
        SharedSeeds,
        StarterContents,
      ],
      exports: [Database, ListStamps, Purges, SharedSeeds, StarterContents],
    };
  }
}

/** The tables whose rows have an owner. */
const ownedTables = ({ entities }: Schema): Set<string> =>
  new Set(entities.filter(({ meta }) => 'ownerId' in meta.properties).map(({ meta }) => tableName(meta.className)));

async function runnerFor(orm: MikroORM, compiler: StatementCompiler, log?: LogCopier): Promise<StatementRunner> {
  const connection = orm.em.getDriver().getConnection();
  return connection instanceof SqliteConnection
    ? new SqliteRunner((await connection.getNativeClient()) as Sqlite, compiler, log)
    : new PostgresqlRunner(connectionsOf(orm), compiler);
}

const connectionsOf = (orm: MikroORM) => (orm.em as SqlEntityManager).getKysely() as unknown as Kysely<unknown>;

/** The key of the lock for migrations: any number that nothing else uses. */
const MIGRATION_LOCK = 7_301_954;

/**
 * Runs the migrations. If several processes start at once on PostgreSQL, one of them runs the migrations, and the
 * others wait.
 */
export async function migrate(orm: MikroORM, { usesPostgres }: Environment): Promise<void> {
  if (!usesPostgres) {
    await orm.migrator.up();
    return;
  }
  await connectionsOf(orm)
    .connection()
    .execute(async (holder) => {
      // Waiting for the lock may take long, because another process may be migrating a big table.
      await sql`set statement_timeout = 0`.execute(holder);
      await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(holder);
      try {
        await migratePostgresql(orm);
      } finally {
        await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(holder);
        await sql`reset statement_timeout`.execute(holder);
      }
    });
}

/** Runs the migrations without the limit on the time of a statement, because changing a big table may take longer. */
async function migratePostgresql(orm: MikroORM): Promise<void> {
  // Creates the table of migrations if it is missing.
  await orm.migrator.getPending();
  const connection = (orm.em as SqlEntityManager).getConnection();
  await connection.transactional(async (transaction) => {
    const run = (statement: string) => connection.execute(statement, [], 'run', transaction);
    await run('set local statement_timeout = 0');
    await run('create unique index if not exists mikro_orm_migrations_name_unique on mikro_orm_migrations (name)');
    await orm.migrator.up({ transaction });
  });
}

function makeFolder({ sqliteFile }: Environment): void {
  if (sqliteFile && sqliteFile !== ':memory:') mkdirSync(dirname(sqliteFile), { recursive: true });
}
