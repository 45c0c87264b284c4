import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { findPostgres, startPostgres } from '../machine/postgres.ts';
import { run } from '../machine/run.ts';

/** A throw-away database, and a way to it past the server. */
export type ScaleDatabase = {
  url: string;
  /** Runs statements. */
  execute: (statements: string[]) => Promise<void>;
  remove: () => Promise<void>;
};

const onSqlite = (): ScaleDatabase => {
  const folder = mkdtempSync(join(tmpdir(), 'ezone-scale-'));
  const file = join(folder, 'scale.db');
  return {
    url: `sqlite:${file}`,
    execute: (statements) => {
      const database = new Database(file);
      for (const statement of statements) database.exec(statement);
      database.close();
      return Promise.resolve();
    },
    remove: () => {
      rmSync(folder, { recursive: true });
      return Promise.resolve();
    },
  };
};

const onPostgres = async (): Promise<ScaleDatabase> => {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  const { url, stop } = await startPostgres(bin);
  return {
    url,
    execute: async (statements) => {
      // The planner knows the tables as it does a minute later, when the server would have looked at them by itself.
      const commands = [...statements, 'vacuum analyze'].flatMap((statement) => ['-c', statement]);
      const { code, output } = await run(join(bin, 'psql'), [url, '-qv', 'ON_ERROR_STOP=1', ...commands]);
      if (code !== 0) throw new Error(output);
    },
    remove: stop,
  };
};

/** Makes an empty database: a file of SQLite, or a cluster of PostgreSQL that lives as long. */
export const scaleDatabase = async (kind: string): Promise<ScaleDatabase> => {
  if (kind === 'sqlite') return onSqlite();
  if (kind === 'postgresql') return onPostgres();
  throw new Error('BENCH_DATABASE must be sqlite or postgresql');
};
