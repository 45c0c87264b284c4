import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../../testing/test-server';

let folder: string;
let server: TestServer;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ezone-sites-'));
  const web = join(folder, 'web');
  await mkdir(join(web, 'assets'), { recursive: true });
  await writeFile(join(web, 'index.html'), '<title>Ezone</title>');
  server = await startTestServer({
    env: { DEMO_DATA: 'false', RATE_LIMIT: '1000' },
    sites: { web, storybook: join(folder, 'storybook') },
  });
  await server.app.listen(0, '127.0.0.1');
  port = Number(new URL(await server.app.getUrl()).port);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** The answer to a path that is sent as it stands: clients of a higher kind would tidy it up. */
async function get(path: string) {
  const [answer] = (await once(request({ port, path, host: '127.0.0.1' }).end(), 'response')) as [IncomingMessage];
  answer.resume();
  const policy = String(answer.headers['content-security-policy']);
  return {
    status: answer.statusCode,
    headers: policy.startsWith("default-src 'none'")
      ? 'data'
      : policy.startsWith("default-src 'self'")
        ? 'page'
        : policy,
    isCounted: answer.headers['x-ratelimit-remaining'] !== undefined,
  };
}

it.each(['/api/config', '/%61pi/config', '/api/%63onfig', 'http://elsewhere/api/config'])(
  'the call %s is counted, and answered as data',
  async (path) => {
    expect(await get(path)).toEqual({ status: 200, headers: 'data', isCounted: true });
  },
);

it.each([
  ...['/api', '/api/', '/api/gone', '/%61pi/gone', '/API/config', '//api/config', '//%61PI//gone', '/api%2fgone'],
  ...['/./api/gone', '/pages/../api/gone', '/%2fapi/gone', 'http://elsewhere/api/gone'],
])('the missing call %s is counted, and a 404', async (path) => {
  expect(await get(path)).toEqual({ status: 404, headers: 'data', isCounted: true });
});

it.each([
  '/assets/gone.js',
  '/Assets/gone.js',
  '/%61ssets/gone.js',
  '/assets%2fgone.js',
  '//assets/gone.js',
  '/socket.IO',
])('the missing file %s is a 404', async (path) => {
  expect((await get(path)).status).toBe(404);
});

it.each(['/', '/login', '/apiary', '/pages/api', '/%6cogin', '/assets-of-mine'])(
  'the page %s is not counted',
  async (path) => {
    expect(await get(path)).toEqual({ status: 200, headers: 'page', isCounted: false });
  },
);

it('health is not counted', async () => {
  expect(await get('/%61pi/health/live')).toEqual({ status: 200, headers: 'data', isCounted: false });
});

it('counts a missing call of any method', async () => {
  const answer = await server.send({ method: 'PUT', url: '/api/gone' });
  expect([answer.statusCode, answer.headers['x-ratelimit-limit']]).toEqual([404, '1000']);
});

it('answers the address of a call that cannot be read in the one shape', async () => {
  expect(await get('/api/%zz')).toEqual({ status: 400, headers: 'data', isCounted: false });
  const answer = await fetch(`http://127.0.0.1:${String(port)}/api/%zz`);
  expect(await answer.json()).toEqual({
    statusCode: 400,
    error: 'Bad Request',
    message: expect.any(String) as string,
    requestId: answer.headers.get('x-request-id'),
  });
});

it('leads from the address of a page that cannot be read to the page that says there is none', async () => {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/apps/notes/%E0%A4%A`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/pages/errors/error-404']);
});
