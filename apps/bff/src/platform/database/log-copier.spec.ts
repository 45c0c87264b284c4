import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import Sqlite from 'better-sqlite3';
import { LogCopier } from './log-copier';
import { OwnerGuard } from './owner-guard';
import type { BoundStatement } from './prepared';
import { SqliteRunner } from './sqlite-runner';
import { StatementCompiler } from './statement-compiler';

const copyLog = join(__dirname, '../../copy-log.ts');
/** A row of about a page, so that what is in the log is easily told. */
const parameters = ['x'.repeat(4000)];
const insert: BoundStatement = { compile: () => ({ sql: 'insert into page (text) values (?)', parameters }) };
const insertAndAnswer: BoundStatement = {
  compile: () => ({ sql: 'insert into page (text) values (?) returning id', parameters }),
};
const compiler = new StatementCompiler('sqlite', new OwnerGuard(new Set()));

let folder: string;
let file: string;
let sqlite: Sqlite.Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ezone-spec-'));
  file = join(folder, 'log.db');
  sqlite = new Sqlite(file);
  for (const pragma of ['journal_mode = WAL', 'synchronous = NORMAL', 'wal_autocheckpoint = 0']) sqlite.pragma(pragma);
  sqlite.exec('create table page (id integer primary key, text text not null)');
});
afterEach(() => {
  sqlite.close();
  rmSync(folder, { recursive: true });
});

const framesInLog = () => (sqlite.pragma('wal_checkpoint(PASSIVE)') as [{ log: number }])[0].log;
const count = () => sqlite.prepare('select count(*) from page').pluck().get();

/** Writes so many rows, a few at a time, as requests do. */
const write = async (runner: SqliteRunner, rows: number) => {
  for (let written = 0; written < rows; written += 100) {
    await Promise.all(Array.from({ length: 100 }, () => runner.write([insertAndAnswer])));
    await runner.write([insert]);
  }
};

it('copies the log, so that it begins anew and nothing is missing', async () => {
  const log = new LogCopier(copyLog, file);
  const runner = new SqliteRunner(sqlite, compiler, log);
  await write(runner, 5000);
  await log.close();
  expect(statSync(file).size).toBeGreaterThan(4000 * 4000);
  await write(runner, 100);
  expect(framesInLog()).toBeLessThan(1000);
  expect(count()).toBe(5151);
});

it('goes on writing when the thread has failed', async () => {
  const broken = join(folder, 'broken.cjs');
  writeFileSync(
    broken,
    "require('node:worker_threads').parentPort.on('message', () => { throw new Error('No disk'); });",
  );
  Logger.overrideLogger(false);
  const log = new LogCopier(broken, file);
  const runner = new SqliteRunner(sqlite, compiler, log);
  await write(runner, 5000);
  await log.close();
  await write(runner, 5000);
  expect(count()).toBe(10_100);
});
