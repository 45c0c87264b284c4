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
