import { startTestServer, type Answer, type TestServer } from './testing/test-server';

const PASSWORD = 'a very secret password';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { LOG_LEVEL: 'trace' } });
});
afterAll(() => server.close());

it('tells no secret in any answer or log line', async () => {
  const ada = await server.register({ email: 'ada@example.com', password: PASSWORD });
  const credentials = { email: 'ada@example.com', password: PASSWORD };
  const basic = `Basic ${Buffer.from(`ada@example.com:${PASSWORD}`).toString('base64')}`;
  const answers: Answer[] = [
    await server.post('/api/auth/sign-in', credentials),
    await server.post('/api/auth/sign-in', { ...credentials, email: 'nobody@example.com' }),
    await server.post('/api/auth/sign-in', { ...credentials, remember: true }),
    await server.post('/api/auth/register', { ...credentials, displayName: '' }),
    await server.get('/api/auth', credentials),
    await server.get('/api/auth', {}, { authorization: basic }),
    await server.get('/api/auth/access-token', { access_token: ada.token }),
    await ada.get('/api/auth/access-token'),
    await ada.post('/api/auth/user/update', { user: { data: { displayName: 'Ada' } } }),
    await ada.get('/api/nothing', { password: PASSWORD, access_token: ada.token }),
    await server.send({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: `{ "password": "${PASSWORD}`,
      headers: { 'content-type': 'application/json' },
    }),
    await ada.post('/api/auth/sign-out'),
  ];
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400, 404]));

  for (const { body } of answers) {
    expect(body).not.toContain(PASSWORD);
    expect(body).not.toMatch(/argon2|passwordHash|password_hash/);
  }
  const log = server.logged.join('');
  expect(log.split('\n').length).toBeGreaterThan(answers.length);
  const [, payload = '', signature = ''] = ada.token.split('.');
  for (const secret of [
    PASSWORD,
    encodeURIComponent(PASSWORD),
    'a+very+secret',
    basic.slice(6),
    payload,
    signature,
    'argon2',
  ]) {
    expect(log).not.toContain(secret);
  }
});

it('lets no cache store what a call answers, unless the call says so', async () => {
  const { get, post } = await server.register();
  const answers = [
    await get('/api/search', { q: 'a' }),
    await get('/api/mail-app/unread'),
    await post('/api/auth/user/update', { user: { data: {} } }),
    await get('/api/nothing'),
    await server.get('/api/config'),
  ];
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array(5).fill('no-store'));
  expect((await get('/api/notes-app/notes')).headers['cache-control']).toBe('private, no-cache');
  expect((await server.get('/api/faq')).headers['cache-control']).toBe('public, no-cache');
});

it('logs where a request came from that was refused, and of no other', async () => {
  const before = server.logged.length;
  const { user, get } = await server.signIn('staff@ezone.example', 'staff');
  await get('/api/auth/examples/admin');
  await server.as('gibberish').get('/api/auth/examples/user');
  const lines = server.logged.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  const [signIn, ...refused] = lines.filter(({ status }) => status !== undefined);
  expect(signIn).not.toHaveProperty('address');
  expect(refused).toMatchObject([
    {
      path: '/api/auth/examples/admin',
      status: 403,
      user: user.uuid,
      address: '127.0.0.1',
      time: expect.any(Number) as number,
    },
    { path: '/api/auth/examples/user', status: 401, address: '127.0.0.1' },
  ]);
});

it('keeps one line a request, whatever is sent', async () => {
  const before = server.logged.length;
  const odd = '/api/nothing%0A{"level":60}%0D%0A%1b[2J';
  await server.get(odd, {}, { 'x-request-id': 'a\tb', 'user-agent': 'x\ty' });
  const lines = server.logged.slice(before).filter((line) => line.includes('nothing'));
  for (const line of lines) expect(line).toMatch(/^[^\n\x1b]*\n$/);
  expect(lines.map((line) => (JSON.parse(line) as { status?: number }).status)).toContain(404);
});

it('logs one structured line a request, without its query', async () => {
  const before = server.logged.length;
  const { user, get } = await server.signIn('admin@ezone.example', 'admin');
  await get('/api/auth/examples/user', { from: 'spec' });
  const lines = server.logged.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  const requests = lines.filter(({ status }) => status !== undefined);
  expect(requests).toMatchObject([
    { method: 'POST', path: '/api/auth/sign-in', status: 200, reqId: expect.any(String) as string },
    {
      method: 'GET',
      path: '/api/auth/examples/user',
      status: 200,
      user: user.uuid,
      reqId: expect.any(String) as string,
    },
  ]);
});
