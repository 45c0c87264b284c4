import { createHash } from 'node:crypto';
import { MikroORM, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import { readEnvironment } from '../platform/config/environment';
import { migrate, ormOptions } from '../platform/database/database.module';
import { schema } from '../schema';

/** The key of the lock under which the template is made: any number that nothing else uses. */
const TEMPLATE_LOCK = 7_301_955;

/** Runs work with one connection to a PostgreSQL server. */
export async function withConnectionTo<Result>(
  clientUrl: string,
  work: (connection: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const orm = await MikroORM.init({
    driver: PostgreSqlDriver,
    clientUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
  });
  try {
    return await (orm.em.getKysely() as Kysely<unknown>).connection().execute(work);
  } finally {
    await orm.close();
  }
}

/** Other migrations have another template, so that none is ever out of date. */
const nameOfTemplate = () => {
  const migrations = schema.migrations.postgresql.map((migration) => `${migration.name} ${migration.class.toString()}`);
  return `ezone_spec_template_${createHash('sha256').update(migrations.join()).digest('hex').slice(0, 12)}`;
};

/**
 * The name of a database that has been migrated and is empty besides. A copy of it takes a tenth of the time that the
 * migrations take. It is made by the first who asks for it, and stays on the server.
 */
export async function migratedTemplate(server: string, connection: Kysely<unknown>): Promise<string> {
  const name = nameOfTemplate();
  const isThere = async () =>
    (await sql`select 1 from pg_database where datname = ${name}`.execute(connection)).rows.length > 0;
  if (await isThere()) return name;
  await sql`select pg_advisory_lock(${TEMPLATE_LOCK})`.execute(connection);
  try {
    if (!(await isThere())) await makeTemplate(server, connection, name);
  } finally {
    await sql`select pg_advisory_unlock(${TEMPLATE_LOCK})`.execute(connection);
  }
  return name;
}

/** It gets its name when it is whole: what was interrupted is made anew. */
async function makeTemplate(server: string, connection: Kysely<unknown>, name: string): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await sql`drop database if exists ${sql.id(unfinished)} with (force)`.execute(connection);
  await sql`create database ${sql.id(unfinished)}`.execute(connection);
  const url = new URL(server);
  url.pathname = `/${unfinished}`;
  const environment = readEnvironment({ DATABASE_URL: url.href });
  const orm = await MikroORM.init(ormOptions(environment, schema));
  await migrate(orm, environment);
  await orm.close();
  await sql`alter database ${sql.id(unfinished)} rename to ${sql.id(name)}`.execute(connection);
}
