import { fromJson } from '../../../platform/database/columns';
import { Database } from '../../../platform/database/database';
import { built } from '../../../platform/database/prepared';
import { startTestServer, type Answer, type TestServer, type TestUser } from '../../../testing/test-server';
import { TestSockets } from '../../../testing/test-sockets';

// Passwords are hashed, by design not quickly.
jest.setTimeout(60_000);

const OLD = 'analytical engine';
const NEW = 'difference engine';

let server: TestServer;
let ada: TestUser;
beforeEach(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false', TRUST_PROXY: '1' } });
  ada = await server.register({ email: 'ada@example.com', password: OLD });
});
afterEach(() => server.close());

const change = ({ post }: Pick<TestUser, 'post'>, currentPassword: string, newPassword: string): Promise<Answer> =>
  post('/api/auth/change-password', { currentPassword, newPassword });
const statusOf = async ({ get }: TestUser) => (await get('/api/auth/examples/user')).statusCode;
const signsIn = async (password: string) =>
  'access_token' in (await server.post('/api/auth/sign-in', { email: 'ada@example.com', password })).json<object>();

it('takes the new password from then on, and the old one no more', async () => {
  const answer = await change(ada, OLD, NEW);
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  expect([await signsIn(OLD), await signsIn(NEW)]).toEqual([false, true]);
});

it('ends all other sessions of the user with their sockets, and nobody else’s', async () => {
  const sockets = await TestSockets.listen(server);
  const elsewhere = await server.signIn('ada@example.com', OLD);
  const grace = await server.register();
  const { ended } = await sockets.connect(elsewhere);
  const next = (await elsewhere.get('/api/auth/access-token')).json<{ access_token: string }>().access_token;
  await change(ada, OLD, NEW);
  await ended;
  expect((await server.as(next).get('/api/auth/examples/user')).statusCode).toBe(401);
  expect(await Promise.all([ada, elsewhere, grace].map(statusOf))).toEqual([200, 401, 200]);
  sockets.close();
});

it('leaves no session of who signs in with the old password at the same moment', async () => {
  const attempts = Array.from({ length: 8 }, () =>
    server.post('/api/auth/sign-in', { email: 'ada@example.com', password: OLD }),
  );
  const [, ...answers] = await Promise.all([change(ada, OLD, NEW), ...attempts]);
  for (const answer of answers) {
    const { access_token: token } = answer.json<{ access_token?: string }>();
    if (token !== undefined) expect((await server.as(token).get('/api/auth/examples/user')).statusCode).toBe(401);
  }
  expect(await statusOf(ada)).toBe(200);
});

it.each([
  ['a wrong current one', { currentPassword: 'wrong', newPassword: NEW }, 'currentPassword', 'Check your password'],
  ['the same again', { currentPassword: OLD, newPassword: OLD }, 'newPassword', 'The new password must be another one'],
  ['a short one', { currentPassword: OLD, newPassword: '7 chars' }, 'newPassword', expect.stringContaining('8')],
  [
    'a common one',
    { currentPassword: OLD, newPassword: 'Football' },
    'newPassword',
    'The password is among the most common ones',
  ],
  [
    'the address of its owner',
    { currentPassword: OLD, newPassword: 'ada@example.com' },
    'newPassword',
    'The password must not be a name or an e-mail address',
  ],
  ['somebody else’s', { currentPassword: OLD, newPassword: NEW, userId: 'x' }, 'userId', expect.any(String)],
])('refuses %s, says where, and changes nothing', async (_, body, field, message: unknown) => {
  const elsewhere = await server.signIn('ada@example.com', OLD);
  const answer = await ada.post('/api/auth/change-password', body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ details: [{ field, message }] });
  expect(await signsIn(OLD)).toBe(true);
  expect(await statusOf(elsewhere)).toBe(200);
});

it('is one of two that come at the same moment', async () => {
  const answers = await Promise.all([change(ada, OLD, NEW), change(ada, OLD, 'another engine')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect(await signsIn(answers[0].statusCode === 200 ? NEW : 'another engine')).toBe(true);
});

it('lets nobody guess the current password, and counts guesses as those of signing in', async () => {
  await server.close();
  server = await startTestServer({ env: { DEMO_DATA: 'false', RATE_LIMIT: '3000', TRUST_PROXY: '1' } });
  ada = await server.register({ email: 'ada@example.com', password: OLD });
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const headers = { 'x-forwarded-for': `192.0.2.${String(index)}` };
    const body = { currentPassword: `guess ${String(index)}`, newPassword: NEW };
    statuses.push((await ada.post('/api/auth/change-password', body, headers)).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  // Success would reveal that the password is right.
  expect((await change(ada, OLD, NEW)).statusCode).toBe(429);
  expect((await server.post('/api/auth/sign-in', { email: 'ada@example.com', password: OLD })).statusCode).toBe(429);
});

it('is in the audit log, also when it fails, without a password', async () => {
  await server.signIn('ada@example.com', OLD);
  await change(ada, 'wrong guess', NEW);
  await change(ada, OLD, NEW);
  const stored = await server.app
    .get(Database)
    .read(built((rows) => rows.selectFrom('audit_entry').selectAll().orderBy('sequence')));
  const entries = stored.map(({ details, ...entry }) => ({ ...entry, details: fromJson(details) }));
  const by = { actor: ada.user.uuid, session_id: expect.any(String) as string, address: '127.0.0.1' };
  expect(entries.slice(-2)).toMatchObject([
    { ...by, action: 'password-change-failed', details: { reason: 'wrong-password' } },
    { ...by, action: 'password-changed', details: { count: 1 } },
  ]);
  for (const secret of [OLD, NEW, 'wrong guess', 'argon2']) expect(JSON.stringify(entries)).not.toContain(secret);
});
