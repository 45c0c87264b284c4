import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../../testing/test-database';
import { startTestServer, type Answer, type TestServer, type TestUser } from '../../testing/test-server';
import { upload } from '../../testing/uploads';
import type { SessionDto } from '../auth/auth.dto';
import type { UploadDto } from './uploads.dto';

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
let made: UploadDto;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false', RATE_LIMIT: '3000', TRUST_PROXY: '1' } });
  [ada, bob] = await server.twoUsers();
  made = await upload(server, ada, 'a.txt', 'text');
});
afterAll(() => server.close());

/** The cookie that an answer sets, as a browser sends it back, and how it is kept. */
function cookieOf({ headers }: Answer): { cookie: string; attributes: string } {
  const [, cookie = '', attributes = ''] =
    /^((?:__Host-)?ezone_uploads=[^;]*); (.*)$/.exec(String(headers['set-cookie'])) ?? [];
  return { cookie, attributes };
}

const account = { email: 'cookies@example.com', password: 'a good password' };
const statusWith = async (cookie: string, url = made.url) => (await server.get(url, {}, { cookie })).statusCode;

it('is for its uploader, and a 404 for everybody else and for guests, as one that does not exist', async () => {
  expect((await ada.get(made.url)).body).toBe('text');
  const answers = [
    await bob.get(made.url),
    await server.get(made.url),
    await server.as('gibberish').get(made.url),
    await ada.get('/api/uploads/00000000-0000-4000-8000-000000000000'),
    await ada.get('/api/uploads/..%2f..%2fjwt-secret'),
    await ada.get('/api/uploads/%00'),
    await ada.get(`/api/uploads/${made.id}-64`),
  ];
  for (const { statusCode, headers, body } of answers) {
    expect([statusCode, headers['cache-control'], body]).toEqual([
      404,
      'no-store',
      expect.stringContaining('There is no such upload'),
    ]);
  }
});

it('is let into a page by a cookie that comes with every access token, for this path alone', async () => {
  const registered = await server.post('/api/auth/register', { displayName: 'Cleo', ...account });
  const { access_token: token } = registered.json<SessionDto>();
  const basic = { authorization: `Basic ${Buffer.from(`${account.email}:${account.password}`).toString('base64')}` };
  const answers = [
    registered,
    await server.post('/api/auth/sign-in', account),
    await server.get('/api/auth', {}, basic),
    await server.as(token).get('/api/auth/access-token'),
    await server.get('/api/auth/access-token', { access_token: token }),
  ];
  const { url } = await upload(server, { token }, 'a.txt', 'text');
  for (const answer of answers) {
    const { cookie, attributes } = cookieOf(answer);
    expect(attributes).toMatch(/^Path=\/api\/uploads; HttpOnly; SameSite=Strict; Max-Age=17\d{4}$/);
    expect(await statusWith(`theme=dark; ${cookie}; other=1`, url)).toBe(200);
    expect(await statusWith(cookie)).toBe(404);
  }
});

describe('over https', () => {
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };

  it('the cookie is one that this host alone can set, and that browsers send over https alone', async () => {
    const { cookie, attributes } = cookieOf(await server.post('/api/auth/sign-in', account, https));
    expect(cookie).toMatch(/^__Host-ezone_uploads=/);
    expect(attributes).toMatch(/^Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=17\d{4}$/);
  });

  it('no cookie of another name is read, which another host could have set', async () => {
    const answer = await server.post('/api/auth/sign-in', account, https);
    const { url } = await upload(server, { token: answer.json<SessionDto>().access_token }, 'a.txt', 'text');
    const { cookie } = cookieOf(answer);
    const status = async (sent: string, headers = {}) =>
      (await server.get(url, {}, { cookie: sent, ...headers })).statusCode;
    const renamed = cookie.replace('__Host-', '');
    expect([await status(cookie, https), await status(renamed, https)]).toEqual([200, 404]);
    expect([await status(cookie), await status(renamed)]).toEqual([404, 200]);
  });
});

it('gives no cookie to whom it gives no token', async () => {
  const refused = await server.post('/api/auth/sign-in', { ...account, password: 'wrong' });
  expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([200, undefined]);
});

describe('the cookie', () => {
  let cookie: string;
  let token: string;
  let url: string;
  beforeEach(async () => {
    const answer = await server.post('/api/auth/sign-in', account);
    ({ cookie } = cookieOf(answer));
    token = answer.json<SessionDto>().access_token;
    ({ url } = await upload(server, { token }, 'a.txt', 'text'));
    expect(await statusWith(cookie, url)).toBe(200);
  });

  it('opens nothing else', async () => {
    const value = cookie.replace(/.*=/, '');
    const headers = { cookie };
    for (const path of ['notes-app/notes', 'auth/examples/user', 'auth/access-token', 'notes-app/labels']) {
      expect([path, (await server.get(`/api/${path}`, {}, headers)).statusCode]).toEqual([path, 401]);
      expect([path, (await server.as(value).get(`/api/${path}`)).statusCode]).toEqual([path, 401]);
    }
    expect((await server.get('/api/auth/access-token', { access_token: value })).statusCode).toBe(401);
    // A form of another site can make a browser send cookies, and no bearer token.
    expect((await server.post('/api/uploads', {}, headers)).statusCode).toBe(401);
    expect((await server.post('/api/auth/sign-out', {}, headers)).statusCode).toBe(401);
  });

  it('is no access token, nor is that a cookie', async () => {
    expect(await statusWith(`ezone_uploads=${token}`, url)).toBe(404);
    expect((await server.as(cookie.replace(/.*=/, '')).get(url)).statusCode).toBe(404);
    expect(await statusWith(`${cookie.slice(0, -3)}abc`, url)).toBe(404);
    expect(await statusWith('ezone_uploads=', url)).toBe(404);
  });

  it('ends with the session, also that of another window', async () => {
    const refreshed = cookieOf(await server.as(token).get('/api/auth/access-token')).cookie;
    expect(await statusWith(refreshed, url)).toBe(200);
    const { headers } = await server.as(token).post('/api/auth/sign-out');
    expect([headers['set-cookie']].flat().toSorted()).toEqual([
      '__Host-ezone_uploads=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0',
      'ezone_uploads=; Path=/api/uploads; HttpOnly; SameSite=Strict; Max-Age=0',
    ]);
    expect([await statusWith(cookie, url), await statusWith(refreshed, url)]).toEqual([404, 404]);
    expect((await server.as(token).get(url)).statusCode).toBe(404);
  });

  it('is passed over where a bearer token is sent, though that does not hold', async () => {
    const { statusCode } = await server.get(url, {}, { cookie, authorization: 'Bearer gibberish' });
    expect(statusCode).toBe(404);
  });

  it('counts for its user, not for the address', async () => {
    const limit = 'x-ratelimit-remaining';
    const left = async (headers: Record<string, string>, path = url) =>
      Number((await server.get(path, {}, headers)).headers[limit]);
    const [guests, ofUser] = [await left({}), await left({ cookie })];
    expect(await left({ cookie })).toBe(ofUser - 1);
    expect(await left({})).toBe(guests - 1);
    // Where a browser does not send it, it says nothing.
    expect(await left({ cookie }, '/api/config')).toBe(guests - 2);
  });
});

it('ends with its token', async () => {
  const short = await startTestServer({ env: { DEMO_DATA: 'false', JWT_TTL: '60s' } });
  const answer = await short.post('/api/auth/register', { displayName: 'Eve', ...account });
  const { cookie, attributes } = cookieOf(answer);
  expect(attributes).toMatch(/Max-Age=(60|59)$/);
  const { url } = await upload(short, { token: answer.json<SessionDto>().access_token }, 'a.txt', 'text');
  expect((await short.get(url, {}, { cookie })).statusCode).toBe(200);
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
    now: Date.now() + 61_000,
  });
  try {
    expect((await short.get(url, {}, { cookie })).statusCode).toBe(404);
  } finally {
    jest.useRealTimers();
    await short.close();
  }
});

it('is let in by every process, and after a restart', async () => {
  const database = await createTestDatabase({ shared: true });
  const uploads = await mkdtemp(join(tmpdir(), 'ezone-spec-uploads-'));
  const env = { DEMO_DATA: 'false', UPLOADS_DIR: uploads };
  const first = await startTestServer({ database, env });
  const answer = await first.post('/api/auth/register', { displayName: 'Fay', ...account });
  const { url } = await upload(first, { token: answer.json<SessionDto>().access_token }, 'a.txt', 'text');
  await first.close();
  const second = await startTestServer({ database, env });
  expect((await second.get(url, {}, { cookie: cookieOf(answer).cookie })).body).toBe('text');
  await second.close();
  await database.drop();
  await rm(uploads, { recursive: true });
});
