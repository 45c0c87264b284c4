import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migratedTemplate, withConnectionTo } from './migrated-template';

/** An empty database for one spec. */
export type TestDatabase = { url: string; drop: () => Promise<void> };

type TestDatabaseOptions = {
  /** Whether several servers are to use it. */
  shared?: boolean;
  /** Whether it has tables already where that is quicker. @default true */
  migrated?: boolean;
};

/**
 * SQLite in memory, or in a file where several servers are to use it, or, where `TEST_DATABASE_URL` names a PostgreSQL
 * server, a database of its own on that: specs that run side by side never meet.
 */
export async function createTestDatabase({
  shared = false,
  migrated = true,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server && !shared) return { url: 'sqlite::memory:', drop: () => Promise.resolve() };
  if (!server) {
    const folder = await mkdtemp(join(tmpdir(), 'ezone-spec-'));
    return { url: `sqlite:${join(folder, 'ezone.db')}`, drop: () => rm(folder, { recursive: true }) };
  }
  const name = `ezone_spec_${randomBytes(6).toString('hex')}`;
  await withConnectionTo(server, async (connection) => {
    const template = migrated ? await migratedTemplate(server, connection) : 'template1';
    await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(connection);
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = () =>
    withConnectionTo(server, async (connection) => {
      await sql`drop database ${sql.id(name)} with (force)`.execute(connection);
    });
  return { url: url.href, drop };
}
