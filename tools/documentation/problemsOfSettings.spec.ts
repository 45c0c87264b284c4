import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOfSettings } from './problemsOfSettings.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const guides = 'libs/documentation/src/guides';

/** A table that need not name every setting. */
const problems = (variables: string, said: string) =>
  problemsOfSettings(`| variable | default | meaning |\n| --- | --- | --- |\n| ${variables} | ${said} | what for |\n`, {
    isWhole: false,
    groups: ['S3'],
  });

it.each([
  ['a default', '`STOP_TIMEOUT`', '`10s`'],
  ['a number', '`PORT`', '`3333`'],
  ['a boolean', '`API_DOCS`', '`true`'],
  ['another default in production', '`DEMO_DATA`', '`true`, in production `false`'],
  ['several', '`PORT`, `HOST`', '`3333`, `127.0.0.1`'],
  ['words for one that has none', '`JWT_SECRET`', 'made once, kept beside the SQLite file'],
  ['words for several', '`SMTP_URL`, `MAIL_FROM`', 'none'],
  ['words and defaults', '`JWT_SECRET`, `JWT_TTL`', 'made once, `2d`'],
  ['a group', '`S3_...`', 'none'],
])('takes %s', (_, variables, said) => {
  expect(problems(variables, said)).toEqual([]);
});

it.each([
  ['`API_DOCKS`', '`true`', 'there is no setting API_DOCKS'],
  ['`FIREBASE_...`', 'none', 'there is no setting FIREBASE_...'],
  ['`STOP_TIMEOUT`', '`99s`', 'STOP_TIMEOUT is `10s` by default, not `99s`'],
  ['`STOP_TIMEOUT`', 'none', 'STOP_TIMEOUT is `10s` by default, not none'],
  ['`REDIS_URL`', '`redis://localhost`', 'REDIS_URL is not set by default, not `redis://localhost`'],
  ['`DEMO_DATA`', '`true`', 'DEMO_DATA is `true`, in production `false` by default, not `true`'],
  ['`PORT`, `HOST`', '`3333`, `0.0.0.0`', 'HOST is `127.0.0.1` by default, not `0.0.0.0`'],
])('finds %s with %s', (variables, said, problem) => {
  expect(problems(variables, said)).toEqual([problem]);
});

it('finds a setting without a row', () => {
  const table = read('README.md').replace(/^\| `STOP_TIMEOUT`.*\n/m, '');
  expect(problemsOfSettings(table)).toEqual(['STOP_TIMEOUT has no row']);
});

it.each([
  ['README.md', {}],
  [`${guides}/development/production.mdx`, { groups: ['S3', 'FIREBASE', 'AUTH0'] }],
  [`${guides}/configuration/settings.mdx`, { isWhole: false }],
])('finds nothing wrong with %s', (path, options) => {
  const text = read(path);
  expect(text).toMatch(/^\| variable /m);
  expect(problemsOfSettings(text, options)).toEqual([]);
});
