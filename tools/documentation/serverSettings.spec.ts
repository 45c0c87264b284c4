import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverDefaults, unknownSettings } from './serverSettings.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('finds what is set and not read', () => {
  expect(unknownSettings('PORT=4000 GONE_POOL=3 npm start')).toEqual(['GONE_POOL']);
  expect(unknownSettings('heroku config:set S3_BUKET=files PGSSLMODE=no-verify')).toEqual(['S3_BUKET']);
  expect(unknownSettings('TOKEN=$(cat token)\ncurl -H "Authorization: Bearer $TOKEN"')).toEqual([]);
  expect(unknownSettings('export EZONE_SECRET=x')).toEqual([]);
  expect(unknownSettings('User=ezone')).toEqual([]);
});

it.each([
  ['docker run -e GONE_POOL ezone', ['GONE_POOL']],
  ['docker run --rm \\\n  -e PORT -e GONE_POOL=3 \\\n  -e "GONE_TOO" ezone', ['GONE_POOL', 'GONE_TOO']],
  ['docker run --env GONE_POOL --env=GONE_TOO ezone', ['GONE_POOL', 'GONE_TOO']],
  ['docker ps\ngrep -e ERROR log', []],
  ['NOTE: nothing', []],
])('knows how containers are told: %j', (text, names) => {
  expect(unknownSettings(text).toSorted()).toEqual(names);
});

it.each([
  ['  GONE_POOL: 3\n  PORT: 4000', ['GONE_POOL']],
  ["environment: { PORT: 4000, 'GONE_POOL': 3, GONE_TOO: 4 }", ['GONE_POOL', 'GONE_TOO']],
  ['environment:\n  - GONE_POOL=3\n  - GONE_TOO', ['GONE_POOL', 'GONE_TOO']],
  ['test: [CMD, redis-cli]', []],
  ['GONE_POOL:\n', ['GONE_POOL']],
])('knows how YAML sets them: %j', (text, names) => {
  expect(unknownSettings(text, 'yaml').toSorted()).toEqual(names);
});

it.each(['Dockerfile', ...globSync('tools/deploy/*.{env,service}', { cwd: root })])(
  'knows all that %s sets',
  (path) => {
    expect(unknownSettings(read(path))).toEqual([]);
  },
);

it('knows all that the server of compose.yaml is given', () => {
  const [, server = ''] = /^x-server:[^]*?\n {2}environment:\n([^]*?)\n {2}\w/m.exec(read('compose.yaml')) ?? [];
  const names = [...server.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name);
  expect(names).toContain('JWT_SECRET');
  expect([...serverDefaults.keys()]).toEqual(expect.arrayContaining(names));
});

it('has both proxies pass on the same', () => {
  const locationOf = (path: string) => /^ {2}location [^]*?^ {2}\}/m.exec(read(path))?.[0];
  const location = locationOf('tools/deploy/nginx.conf');
  expect(location).toContain('proxy_pass http://ezone;');
  expect(locationOf('tools/deploy/nginx-two-processes.conf')).toBe(location);
});
