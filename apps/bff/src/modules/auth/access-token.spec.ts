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

/** What a token says, with changes. */
function reforge(token: string, changes: object, options?: Parameters<typeof forge>[1]): string {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
  return forge({ ...payload, ...changes }, options);
}

const now = () => Math.floor(Date.now() / 1000);
const refused = {
  statusCode: 401,
  error: 'Unauthorized',
  message: 'Invalid access token detected',
  requestId: expect.any(String) as string,
};

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
    const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      iat: number;
      exp: number;
    };
    expect(exp - iat).toBe(2 * 24 * 60 * 60);
  });
});

describe('signing out', () => {
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
    await left.post('/api/auth/sign-out');
    await before.close();

    const after = await startTestServer({ env: { JWT_SECRET }, database });
    expect((await after.as(left.token).get('/api/auth/examples/user')).statusCode).toBe(401);
    expect((await after.as(stayed.token).get('/api/auth/examples/user')).statusCode).toBe(200);
    await after.close();
    await database.drop();
  });
});
