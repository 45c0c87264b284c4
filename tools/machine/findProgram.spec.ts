import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './findProgram.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ezone-programs-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const program = (name: string, mode: number) => {
  const file = join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
};

it('takes the first name that is there, in the order of the names', () => {
  program('google-chrome', 0o755);
  const chromium = program('chromium', 0o755);
  expect(findProgram(['chromium', 'google-chrome'], ['/nowhere', folder])).toBe(chromium);
});

it('passes over a file that cannot be executed', () => {
  program('chromium', 0o644);
  expect(findProgram(['chromium'], [folder])).toBeUndefined();
});
