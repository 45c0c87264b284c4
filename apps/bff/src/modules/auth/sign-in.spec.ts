import { argon2id, hash } from 'argon2';
import { UsersService } from '../users/users.service';
import { startTestServer, type Answer, type TestServer } from '../../testing/test-server';

const admin = { email: 'admin@ezone.example', password: 'admin' };
const basic = (email: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`,
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ways: [string, (email: string, password: string) => Promise<Answer>][] = [
  ['a body', (email, password) => server.post('/api/auth/sign-in', { email, password })],
  ['a query', (email, password) => server.get('/api/auth', { email, password })],
  ['a Basic header', (email, password) => server.get('/api/auth', {}, basic(email, password))],
];

describe.each(ways)('signing in by %s', (_, signIn) => {
  it('answers the user and a token that opens doors', async () => {
    const answer = await signIn(admin.email, admin.password);
    expect(answer.statusCode).toBe(200);
    const { user, access_token: token } = answer.json<{ user: object; access_token: string }>();
    expect(user).toMatchObject({
      uuid: expect.any(String),
      from: 'custom-db',
      role: ['admin'],
      data: {
        displayName: 'Abbott Keitch',
        email: admin.email,
        photoURL: expect.stringMatching(/^\/pictures\/\d+\/people\/abbott-keitch-/),
        shortcuts: ['calendar', 'mail', 'contacts', 'todo'],
      },
    });
    expect((await server.as(token).get('/api/auth/examples/admin')).statusCode).toBe(200);
  });

  it('takes the address in any case', async () => {
    expect((await signIn('Admin@EZONE.example', 'admin')).json()).toHaveProperty('access_token');
  });

  it('says which field is wrong, in the documented words', async () => {
    const unknown = await signIn('nobody@ezone.example', 'admin');
    const wrong = await signIn(admin.email, 'Admin');
    expect([unknown.statusCode, wrong.statusCode]).toEqual([200, 200]);
    expect(unknown.json()).toEqual({ error: [{ type: 'email', message: 'Check your email address' }] });
    expect(wrong.json()).toEqual({ error: [{ type: 'password', message: 'Check your password' }] });
  });

  it('is kept by no cache, whether it succeeds or not', async () => {
    for (const password of ['admin', 'wrong']) {
      expect((await signIn(admin.email, password)).headers['cache-control']).toBe('no-store');
    }
  });
});

it('takes a password with colons from a Basic header', async () => {
  await server.register({ email: 'colon@example.com', password: 'one:two:three' });
  const answer = await server.get('/api/auth', {}, basic('colon@example.com', 'one:two:three'));
  expect(answer.json()).toHaveProperty('access_token');
});

it('prefers the header to the query', async () => {
  const answer = await server.get('/api/auth', { email: admin.email, password: 'wrong' }, basic(admin.email, 'admin'));
  expect(answer.json()).toHaveProperty('access_token');
});

it.each([
  ['nothing', () => server.get('/api/auth')],
  ['an empty body', () => server.post('/api/auth/sign-in')],
  ['a header that cannot be read', () => server.get('/api/auth', {}, { authorization: 'Basic bm9jb2xvbg==' })],
])('names both fields where there is %s', async (_, signIn) => {
  const answer = await signIn();
  expect(answer.statusCode).toBe(400);
  const fields = answer.json<{ details: { field: string }[] }>().details.map(({ field }) => field);
  expect(new Set(fields)).toEqual(new Set(['email', 'password']));
});

it('asks of a password only that it is there', async () => {
  const answer = await server.post('/api/auth/sign-in', { email: admin.email, password: 'x' });
  expect(answer.json()).toEqual({ error: [{ type: 'password', message: 'Check your password' }] });
});

describe('a password that was hashed at another cost', () => {
  const cheap = { type: argon2id, memoryCost: 8192, timeCost: 1, parallelism: 1 } as const;
  const storedHash = async () =>
    (await server.app.get(UsersService).findAccount('old@example.com'))?.passwordHash ?? '';

  it('is hashed anew when it is known, and matches as before', async () => {
    const passwordHash = await hash('analytical engine', cheap);
    const old = { role: ['staff'], displayName: 'Old', email: 'old@example.com', passwordHash };
    await server.app.get(UsersService).add(old);
    await server.post('/api/auth/sign-in', { email: 'old@example.com', password: 'wrong' });
    expect(await storedHash()).toBe(passwordHash);
    await server.signIn('old@example.com', 'analytical engine');
    const renewed = await storedHash();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/);
    await server.signIn('old@example.com', 'analytical engine');
    expect(await storedHash()).toBe(renewed);
  });
});
