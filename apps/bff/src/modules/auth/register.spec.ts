import { startTestServer, type TestServer } from '../../testing/test-server';
import { defaultSettings } from '../users/settings';

const ada = { displayName: 'Ada Lovelace', email: 'Ada@Example.com', password: 'analytical engine' };
const inUse = { error: [{ type: 'email', message: 'The email address is already in use' }] };

describe('registering', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('makes a user with all defaults, signed in, who can sign in again', async () => {
    const { user, get } = await server.register(ada);
    expect(user).toEqual({
      uuid: expect.any(String) as string,
      from: 'custom-db',
      role: ['admin'],
      data: {
        displayName: 'Ada Lovelace',
        photoURL: null,
        email: 'Ada@Example.com',
        settings: defaultSettings(),
        shortcuts: ['calendar', 'mail', 'contacts', 'todo'],
      },
    });
    expect((await get('/api/auth/examples/admin')).statusCode).toBe(200);
    expect((await server.signIn('ada@example.com', ada.password)).user).toEqual(user);
  });

  it('refuses an address that is in use, in any case', async () => {
    const answer = await server.post('/api/auth/register', { ...ada, email: 'ADMIN@ezone.example' });
    expect([answer.statusCode, answer.json()]).toEqual([200, inUse]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('makes one user of two who take the same address at once', async () => {
    const spellings = ['twice@example.com', 'Twice@Example.com', 'TWICE@example.com'];
    const answers = await Promise.all(spellings.map((email) => server.post('/api/auth/register', { ...ada, email })));
    const bodies = answers.map((answer) => answer.json<object>());
    expect(bodies.filter((body) => 'access_token' in body)).toHaveLength(1);
    expect(bodies.filter((body) => 'error' in body)).toEqual([inUse, inUse]);
  });

  it.each([
    ['password', { ...ada, password: '7 chars' }],
    ['password', { ...ada, email: 'common@example.com', password: 'football' }],
    ['password', { ...ada, email: 'countess@example.com', password: 'countess' }],
    ['email', { ...ada, email: 'ada' }],
    ['displayName', { ...ada, displayName: '   ' }],
    ['role', { ...ada, role: ['admin'] }],
    ['passwordConfirm', { ...ada, passwordConfirm: ada.password }],
  ])('names a bad %s', async (field, body) => {
    const answer = await server.post('/api/auth/register', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ details: [{ field }] });
  });
});

it('gives the role that SIGN_UP_ROLE names', async () => {
  const server = await startTestServer({ env: { SIGN_UP_ROLE: 'staff' } });
  const { user, get } = await server.register();
  expect(user.role).toEqual(['staff']);
  expect((await get('/api/auth/examples/admin')).statusCode).toBe(403);
  await server.close();
});

it('is closed by SIGN_UP_ROLE=none, in words', async () => {
  const server = await startTestServer({ env: { SIGN_UP_ROLE: 'none' } });
  const answer = await server.post('/api/auth/register', ada);
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ message: 'Registration is closed. Ask an administrator for an account.' });
  await server.close();
});

it.each([
  ['production', 'admin', true],
  ['production', 'staff', false],
  ['development', 'admin', false],
])('warns at a boot in %s with SIGN_UP_ROLE=%s: %s', async (NODE_ENV, SIGN_UP_ROLE, warns) => {
  const server = await startTestServer({ env: { NODE_ENV, SIGN_UP_ROLE, LOG_LEVEL: 'warn', DEMO_DATA: 'false' } });
  expect(server.logged.some((line) => line.includes('Set SIGN_UP_ROLE'))).toBe(warns);
  await server.close();
});
