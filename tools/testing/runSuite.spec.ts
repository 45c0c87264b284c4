import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSuite } from './runSuite.ts';
import { reportOf } from './suites.ts';
import type { Suite } from './suites.ts';

const rule = { isStrict: true, tolerated: [] };

/** A suite whose command is a line of JavaScript. */
const suite = (code: string, more: Partial<Suite> = {}): Suite => ({
  name: 'sample',
  command: [process.execPath, '-e', code],
  read: (report) => report as never,
  ...more,
});
const writes = (outcome: string) => {
  const results = JSON.stringify([{ name: 'is kept', file: 'notes.e2e.ts', seconds: 1, outcome }]);
  return `require('fs').writeFileSync('${reportOf('sample')}', '${results}')`;
};
const verdictOf = (given: Suite) => runSuite(given, new Map(), rule);

const home = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ezone-suites-'));
  process.chdir(folder);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

it('reads the report that the command has left', async () => {
  expect(await verdictOf(suite(writes('passed')))).toMatchObject({ passed: 1, failed: 0 });
  expect(await verdictOf(suite(writes('failed')))).toMatchObject({ passed: 0, failed: 1 });
});

it('does not take the report of an earlier run for that of a command that wrote none', async () => {
  await verdictOf(suite(writes('passed')));
  expect(await verdictOf(suite(''))).toMatchObject({ passed: 0, failed: 1, note: 'no test was executed' });
});

it('does not start a suite whose needs have failed or were not run', async () => {
  expect(await verdictOf(suite(writes('passed'), { needs: ['build'] }))).toMatchObject({
    failed: 1,
    note: 'not run: build failed',
  });
});

it('counts a spec file among others that has no test as failed', async () => {
  for (const name of ['kept', 'empty']) writeFileSync(`${name}.spec.ts`, '');
  const results = JSON.stringify([{ name: 'is kept', file: 'kept.spec.ts', seconds: 1, outcome: 'passed' }]);
  const command = `require('fs').writeFileSync('${reportOf('sample')}', '${results}')`;
  const groups = { files: ['*.spec.ts'], count: 1 };
  expect(await verdictOf(suite(command, { groups }))).toMatchObject({ passed: 1, failed: 1 });
});
