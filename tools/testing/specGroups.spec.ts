import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupFolder, writeSpecGroups } from './specGroups.ts';

const home = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ezone-groups-'));
  process.chdir(folder);
  mkdirSync('src');
  for (const [name, size] of Object.entries({ mail: 900, todo: 800, notes: 20, faq: 10 }))
    writeFileSync(`src/${name}.spec.ts`, ' '.repeat(size));
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const written = () =>
  globSync(`${groupFolder('server')}/*`)
    .toSorted()
    .map((file) => [...readFileSync(file, 'utf8').matchAll(/describe\('src\/(\w+)/g)].map(([, name]) => name));

it('deals every spec file to one group, each with about as much to do', () => {
  writeSpecGroups('server', { files: ['src/*.spec.ts'], count: 2 });
  expect(written()).toEqual([
    ['mail', 'faq'],
    ['todo', 'notes'],
  ]);
  expect(readFileSync(join(groupFolder('server'), '1.spec.ts'), 'utf8')).toContain(
    "require('../../../src/mail.spec.ts')",
  );
});

it('leaves out what is to be left out, and what an earlier run has written', () => {
  writeSpecGroups('server', { files: ['src/*.spec.ts'], count: 4 });
  writeSpecGroups('server', { files: ['src/*.spec.ts'], except: ['(todo|faq)\\.spec'], count: 1 });
  expect(written()).toEqual([['mail', 'notes']]);
});
