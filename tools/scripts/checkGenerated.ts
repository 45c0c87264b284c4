/** `npm run check:generated`: makes the checked-in generated files again and fails where one was not up to date. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../machine/run.ts';
import { differences } from './differences.ts';

const targets = ['bff:search-pages', 'bff:openapi', 'api-client:generate'];
const generated = [
  ...['apps/bff/openapi.json', 'apps/bff/asyncapi.json', 'libs/api-client/src/__generated__'],
  'apps/bff/src/modules/search/__generated__',
];

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true }).map((name) => join(path, String(name)))
    : [path];

const contents = () =>
  new Map(
    generated
      .flatMap(filesOf)
      .filter((file) => statSync(file).isFile())
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

const before = contents();
for (const target of targets) {
  const { code } = await run('nx', ['run', target, '--skip-nx-cache'], { live: true });
  if (code !== 0) process.exit(code);
}
const stale = differences(before, contents());
for (const file of stale) console.error(`${file} was not up to date. Commit it as it is now.`);
process.exitCode = stale.length > 0 ? 1 : 0;
