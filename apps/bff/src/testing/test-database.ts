import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM, PostgreSqlDriver } from '@mikro-orm/postgresql';

/** An empty database for one spec. */
export type TestDatabase = { url: string; drop: () => Promise<void> };

/**
 * SQLite in memory, or in a file where several servers are to use it (`shared`), or, where `TEST_DATABASE_URL` names a PostgreSQL server, a database of its own on that:
 * specs that run side by side never meet.
 */
export async function createTestDatabase({ shared = false } = {}): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server && !shared) return { url: 'sqlite::memory:', drop: () => Promise.resolve() };
  if (!server) {
    const folder = await mkdtemp(join(tmpdir(), 'ezone-spec-'));
    return { url: `sqlite:${join(folder, 'ezone.db')}`, drop: () => rm(folder, { recursive: true }) };
  }
  const name = `ezone_spec_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database "${name}"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(server, `drop database "${name}" with (force)`) };
}

async function runOn(clientUrl: string, statement: string): Promise<void> {
  const orm = await MikroORM.init({
    driver: PostgreSqlDriver,
    clientUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
  });
  try {
    await orm.em.getConnection().execute(statement);
  } finally {
    await orm.close();
  }
}
