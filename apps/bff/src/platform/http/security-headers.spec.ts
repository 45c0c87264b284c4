import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startTestServer, type TestServer } from '../../testing/test-server';

const compressed = [
  ['br', brotliCompressSync],
  ['gz', gzipSync],
] as const;
const inlineScript = 'window.ready = true';
const NOTHING = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ezone-sites-'));
  const [web, storybook, pictures] = ['web', 'storybook', 'pictures'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(join(web, 'assets'), { recursive: true });
  await mkdir(storybook);
  await mkdir(join(pictures, 'people'), { recursive: true });
  await writeFile(join(pictures, 'people', 'ada-128.webp'), 'RIFF');
  await writeFile(join(web, 'index.html'), '<title>Ezone</title>');
  await writeFile(join(web, 'assets', 'app-Abcd_123.js'), 'export {}');
  for (const [kind, compress] of compressed)
    await writeFile(join(web, 'assets', `app-Abcd_123.js.${kind}`), compress('export {}'));
  await writeFile(join(web, 'boot.js'), '');
  await writeFile(join(web, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(storybook, 'index.html'), `<title>Storybook</title><script>${inlineScript}</script>`);
  server = await startTestServer({ env: { DEMO_DATA: 'false' }, sites: { web, storybook, pictures } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const policyOf = async (path: string) => String((await server.get(path)).headers['content-security-policy']);

it('lets the web app run scripts of this server only, none inline, and nothing evaluated', async () => {
  const policy = await policyOf('/login');
  expect(policy).toMatch(/(^|;)script-src 'self'(;|$)/);
  expect(policy).not.toContain('unsafe-eval');
});

it('knows Storybook’s own inline scripts by their hashes, and only there', async () => {
  expect(await policyOf('/storybook/')).toMatch(/script-src 'self' 'sha256-[\w+/]+=*'/);
  expect(await policyOf('/')).not.toContain('sha256');
});

it('lets the web app ask this server alone, and a sign-in service that is configured', async () => {
  expect(await policyOf('/login')).toMatch(/(^|;)connect-src 'self'(;|$)/);
  const env = { DEMO_DATA: 'false', AUTH0_DOMAIN: 'https://login.example/realms/ezone', AUTH0_CLIENT_ID: 'ezone' };
  const other = await startTestServer({ env });
  const policy = async (path: string) => String((await other.get(path)).headers['content-security-policy']);
  expect(await policy('/login')).toMatch(/(^|;)connect-src 'self' https:\/\/login\.example(;|$)/);
  expect(await policy('/storybook/')).toMatch(/(^|;)connect-src 'self'(;|$)/);
  await other.close();
  const project = {
    FIREBASE_API_KEY: 'key',
    FIREBASE_PROJECT_ID: 'ezone',
    FIREBASE_DATABASE_URL: 'https://a.firebaseio.com',
  };
  const third = await startTestServer({ env: { DEMO_DATA: 'false', ...project } });
  expect(String((await third.get('/login')).headers['content-security-policy'])).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://a.firebaseio.com;",
  );
  await third.close();
});

it('lets no page be moved by another base, or run a plug-in', async () => {
  for (const path of ['/', '/storybook/', '/api/docs']) {
    expect(await policyOf(path)).toMatch(/;object-src 'none';base-uri 'none';/);
  }
});

it('sends every answer with what browsers are to hold it to, also of calls, files and failures', async () => {
  for (const path of [
    '/',
    '/boot.js',
    '/assets/app-Abcd_123.js',
    '/api/config',
    '/api/docs',
    '/api/nothing',
    '/api/%zz',
  ]) {
    const { headers } = await server.get(path);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/;frame-ancestors '(none|self)'/) as string,
    });
  }
});

it('says of every text how its letters are written', async () => {
  const typeOf = async (path: string) => (await server.get(path)).headers['content-type'];
  expect(await typeOf('/')).toBe('text/html; charset=utf-8');
  expect(await typeOf('/api/docs')).toBe('text/html; charset=utf-8');
  expect(await typeOf('/icon.svg')).toBe('image/svg+xml; charset=utf-8');
  expect(await typeOf('/api/config')).toBe('application/json; charset=utf-8');
  expect(await typeOf('/pictures/1/people/ada-128.webp')).toBe('image/webp');
});

it('lets data load nothing at all', async () => {
  expect(await policyOf('/api/health/live')).toBe(`${NOTHING};sandbox allow-same-origin`);
});

it('answers every address of the web app with its page, and a missing file or call with 404', async () => {
  for (const path of ['/', '/login', '/apps/notes/labels/family/1?q=a']) {
    const answer = await server.get(path);
    expect([answer.statusCode, answer.body]).toEqual([200, '<title>Ezone</title>']);
  }
  for (const path of [
    '/assets/gone-Abcd_123.js',
    '/api/gone',
    '/storybook/gone.js',
    '/pictures/1/people/gone.webp',
    '/pictures',
  ]) {
    expect((await server.get(path)).statusCode).toBe(404);
  }
});

it('lets browsers keep files whose name has a hash, and ask again for all others', async () => {
  const cacheOf = async (path: string) => (await server.get(path)).headers['cache-control'];
  expect(await cacheOf('/assets/app-Abcd_123.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/boot.js')).toBe('no-cache');
  expect(await cacheOf('/login')).toBe('no-cache');
});

it.each(['br', 'gzip'])('lets browsers keep files that were compressed at build time by %s, too', async (encoding) => {
  const { headers } = await server.get('/assets/app-Abcd_123.js', {}, { 'accept-encoding': encoding });
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': NOTHING,
  });
});

it('serves pictures of every version, which browsers keep, and which may load nothing', async () => {
  for (const version of ['1', '2']) {
    const { statusCode, headers, body } = await server.get(`/pictures/${version}/people/ada-128.webp`);
    expect([statusCode, body, headers['content-type']]).toEqual([200, 'RIFF', 'image/webp']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': NOTHING,
      'x-content-type-options': 'nosniff',
    });
  }
  for (const path of ['/pictures/1/..%2f..%2fweb/index.html', '/pictures/1/people/', '/pictures/1/people/gone.webp'])
    expect((await server.get(path)).statusCode).toBeGreaterThanOrEqual(403);
  expect((await server.get('/pictures/1/people/gone.webp')).headers['cache-control']).toBeUndefined();
});
