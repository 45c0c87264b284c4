import Sqlite from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BoundStatement } from './prepared';
import { SqliteRunner } from './sqlite-runner';
import { StatementCompiler } from './statement-compiler';
import { OwnerGuard } from './owner-guard';

const compiler = new StatementCompiler('sqlite', new OwnerGuard(new Set()));
const insert = (id: number): BoundStatement => ({
  compile: () => ({ sql: 'insert into page (id) values (?)', parameters: [id] }),
});

let folder: string;
let run: string[];
let sqlite: Sqlite.Database;
let runner: SqliteRunner;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ezone-spec-'));
  run = [];
  sqlite = new Sqlite(join(folder, 'a.db'), { timeout: 0, verbose: (sql) => run.push(String(sql)) });
  sqlite.exec('create table page (id integer primary key)');
  runner = new SqliteRunner(sqlite, compiler);
});
afterEach(() => {
  sqlite.close();
  rmSync(folder, { recursive: true });
});

const count = () => sqlite.prepare('select count(*) from page').pluck().get();
const transactions = () => run.filter((sql) => /^begin/i.test(sql)).length;
const range = (length: number) => Array.from({ length }, (_, index) => index);

it('stores writes of one moment in as few transactions as may be', async () => {
  await Promise.all(range(300).map((id) => runner.write([insert(id)])));
  expect(count()).toBe(300);
  expect(transactions()).toBe(2);
});

it('needs no transaction for a single statement', async () => {
  await runner.write([insert(1)]);
  expect(transactions()).toBe(0);
});

it('stores the others where one fails, and tries few of them alone for it', async () => {
  await runner.write([insert(30)]);
  const results = await Promise.allSettled(range(64).map((id) => runner.write([insert(id)])));
  expect(results.flatMap(({ status }, id) => (status === 'rejected' ? [id] : []))).toEqual([30]);
  expect(count()).toBe(64);
  expect(transactions()).toBeLessThan(16);
});

it('fails all of them at once where somebody else holds the file', async () => {
  const other = new Sqlite(join(folder, 'a.db'));
  other.exec('begin immediate');
  const results = await Promise.allSettled(range(10).map((id) => runner.write([insert(id)])));
  other.exec('rollback');
  other.close();
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(transactions()).toBe(1);
  await runner.write([insert(1)]);
  expect(count()).toBe(1);
});
