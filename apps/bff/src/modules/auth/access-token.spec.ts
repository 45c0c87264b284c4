import { createHmac } from 'node:crypto';
import { createTestDatabase } from '../../testing/test-database';
import { startTestServer, type TestServer } from '../../testing/test-server';
import type { SessionDto } from './auth.dto';

const JWT_SECRET = 'a secret of the spec, long enough to sign with';
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of the spec's own making. */
function forge(payload: object, { alg = 'HS256', secret = JWT_SECRET } = {}): string {
  const signed = `${part({ alg, typ: 'JWT' })}.${part(payload)}`;
  const hash = { HS256: 'sha256', HS512: 'sha512' }[alg];
  return `${signed}.${hash ? createHmac(hash, secret).update(signed).digest('base64url') : ''}`;
}

/** What a token says. */
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iat: number; exp: number };

/** What a token says, with changes. */
const reforge = (token: string, changes: object, options?: Parameters<typeof forge>[1]): string =>
  forge({ ...claimsOf(token), ...changes }, options);

const now = () => Math.floor(Date.now() / 1000);
const DAY = 24 * 60 * 60;
/** How long a session lasts at most, in seconds. */
const SESSION = 30 * DAY;
const refused = {
  statusCode: 401,
  error: 'Unauthorized',
  message: 'Invalid access token detected',
  requestId: expect.any(String) as string,
};

/** The token that another is exchanged for. */
async function refreshed(token: string): Promise<string> {
  return (await server.as(token).get('/api/auth/access-token')).json<SessionDto>().access_token;
}
const statusFor = async (token: string) => (await server.as(token).get('/api/auth/examples/user')).statusCode;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { JWT_SECRET } });
});
afterAll(() => server.close());

describe('a token that does not hold', () => {
  const bad: [string, (token: string) => string][] = [
    ['expired', (token) => reforge(token, { iat: now() - 100, exp: now() - 1 })],
    ['signed with another secret', (token) => reforge(token, {}, { secret: 'x'.repeat(40) })],
    ['unsigned', (token) => reforge(token, {}, { alg: 'none' })],
    ['signed in another way', (token) => reforge(token, {}, { alg: 'HS512' })],
    ['of a user that is not there', (token) => reforge(token, { sub: 'nobody' })],
    ['changed by hand', (token) => token.replace(/\.[^.]+\./, `.${part({ sub: 'somebody else', exp: now() + 100 })}.`)],
    ['no token at all', () => 'gibberish'],
  ];

  it.each(bad)('is refused: %s', async (_, make) => {
    const { token } = await server.signIn('admin@ezone.example', 'admin');
    const made = make(token);
    const doors = [
      await server.as(made).get('/api/auth/examples/user'),
      await server.as(made).get('/api/auth/examples/guest'),
      await server.as(made).get('/api/auth/access-token'),
      await server.get('/api/auth/access-token', { access_token: made }),
    ];
    for (const answer of doors) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual(refused);
    }
  });

  it('is refused where there is none', async () => {
    expect((await server.get('/api/auth/examples/user')).json()).toEqual(refused);
    expect((await server.get('/api/auth/access-token')).json()).toEqual(refused);
    expect((await server.get('/api/auth/access-token', { access_token: '' })).json()).toEqual(refused);
  });

  it('is not made good by one that holds in the other place', async () => {
    const { token } = await server.signIn('admin@ezone.example', 'admin');
    expect((await server.as('gibberish').get('/api/auth/access-token', { access_token: token })).statusCode).toBe(401);
  });
});

describe('a token that holds', () => {
  it('is exchanged for a new one, from the header or the query, and stays valid', async () => {
    const { user, token, get } = await server.signIn('staff@ezone.example', 'staff');
    for (const answer of [
      await get('/api/auth/access-token'),
      await server.get('/api/auth/access-token', { access_token: token }),
    ]) {
      expect(answer.headers['cache-control']).toBe('no-store');
      const session = answer.json<SessionDto>();
      expect(session.user).toEqual(user);
      expect(session.access_token).not.toBe(token);
      expect((await server.as(session.access_token).get('/api/auth/examples/staff')).statusCode).toBe(200);
    }
    expect((await get('/api/auth/examples/staff')).statusCode).toBe(200);
  });

  it('lives as long as JWT_TTL says', async () => {
    const { token } = await server.signIn('admin@ezone.example', 'admin');
    const { iat, exp } = claimsOf(token);
    expect(exp - iat).toBe(2 * DAY);
  });
});

describe('the Authorization header', () => {
  it.each([
    ['a space', (token: string) => `Bearer ${token}`],
    ['more than one', (token: string) => `Bearer   ${token} `],
    ['a tab', (token: string) => `Bearer\t${token}`],
    ['small letters', (token: string) => `bearer ${token}`],
  ])('is read alike by every call, with %s', async (_, header) => {
    const { token } = await server.signIn('admin@ezone.example', 'admin');
    const headers = { authorization: header(token) };
    const statuses: number[] = [];
    for (const path of ['examples/user', 'examples/user', 'examples/guest', 'access-token']) {
      statuses.push((await server.get(`/api/auth/${path}`, {}, headers)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 403, 200]);
  });

  it.each(['Bearer', 'Bearer ', 'Bearer\t', 'Bearer one two', 'Token gibberish'])(
    'names no token as "%s"',
    async (authorization) => {
      for (const path of ['examples/user', 'examples/guest', 'access-token']) {
        expect((await server.get(`/api/auth/${path}`, {}, { authorization })).json()).toEqual(refused);
      }
    },
  );
});

describe('a session', () => {
  it('lasts at most 30 days, however often its token is refreshed', async () => {
    const { token } = await server.signIn('admin@ezone.example', 'admin');
    const began = now() - SESSION + 60;
    const old = reforge(token, { auth_time: began, exp: now() + 30 });
    const next = await refreshed(old);
    expect(claimsOf(next).exp).toBe(began + SESSION);
    expect(claimsOf(await refreshed(next)).exp).toBe(began + SESSION);
    expect(await statusFor(next)).toBe(200);
  });

  it('is over after 30 days, whatever its token says', async () => {
    const { token } = await server.signIn('admin@ezone.example', 'admin');
    const old = reforge(token, { auth_time: now() - SESSION, exp: now() + DAY });
    expect(await statusFor(old)).toBe(401);
    expect((await server.as(old).get('/api/auth/access-token')).json()).toEqual(refused);
  });

  it('is its token, where that was issued before there were sessions', async () => {
    const { user } = await server.signIn('admin@ezone.example', 'admin');
    const began = now() - DAY;
    const before = (jti: string) => forge({ sub: user.uuid, jti, iat: began, exp: began + 2 * DAY });
    const [one, other] = [before('token-1'), before('token-2')];
    const next = await refreshed(one);
    expect(claimsOf(await refreshed(next)).exp).toBeLessThanOrEqual(began + SESSION);
    expect((await server.as(next).post('/api/auth/sign-out')).statusCode).toBe(200);
    expect(await Promise.all([one, next, other].map(statusFor))).toEqual([401, 401, 200]);
  });
});

describe('signing out', () => {
  it('ends all tokens of that sign-in, and no other', async () => {
    const here = await server.signIn('admin@ezone.example', 'admin');
    const there = await server.signIn('admin@ezone.example', 'admin');
    const next = await refreshed(here.token);
    const last = await refreshed(next);
    // Known to be good, so that it is forgotten too.
    expect(await Promise.all([here.token, next, last].map(statusFor))).toEqual([200, 200, 200]);
    await server.as(next).post('/api/auth/sign-out');
    expect(await Promise.all([here.token, next, last].map(statusFor))).toEqual([401, 401, 401]);
    expect((await server.as(last).get('/api/auth/access-token')).json()).toEqual(refused);
    expect(await statusFor(await refreshed(there.token))).toBe(200);
  });

  it('ends that token and no other', async () => {
    const here = await server.signIn('admin@ezone.example', 'admin');
    const there = await server.signIn('admin@ezone.example', 'admin');
    const answer = await here.post('/api/auth/sign-out');
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect((await here.get('/api/auth/examples/user')).json()).toEqual(refused);
    expect((await here.get('/api/auth/access-token')).json()).toEqual(refused);
    expect((await here.post('/api/auth/sign-out')).json()).toEqual(refused);
    expect((await there.get('/api/auth/examples/user')).statusCode).toBe(200);
  });

  it('wants no body', async () => {
    const { token } = await server.signIn('admin@ezone.example', 'admin');
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.send({ method: 'POST', url: '/api/auth/sign-out', headers })).statusCode).toBe(200);
  });

  it('holds after a restart', async () => {
    const database = await createTestDatabase({ shared: true });
    const before = await startTestServer({ env: { JWT_SECRET }, database });
    const left = await before.signIn('admin@ezone.example', 'admin');
    const stayed = await before.signIn('admin@ezone.example', 'admin');
    const next = (await left.get('/api/auth/access-token')).json<SessionDto>().access_token;
    await left.post('/api/auth/sign-out');
    await before.close();

    const after = await startTestServer({ env: { JWT_SECRET }, database });
    expect((await after.as(left.token).get('/api/auth/examples/user')).statusCode).toBe(401);
    expect((await after.as(next).get('/api/auth/examples/user')).statusCode).toBe(401);
    expect((await after.as(stayed.token).get('/api/auth/examples/user')).statusCode).toBe(200);
    await after.close();
    await database.drop();
  });
});

it('ends with its session, however long JWT_TTL is', async () => {
  const patient = await startTestServer({ env: { JWT_SECRET, JWT_TTL: '90d' } });
  const { iat, exp } = claimsOf((await patient.signIn('admin@ezone.example', 'admin')).token);
  expect(exp - iat).toBe(SESSION);
  await patient.close();
});
