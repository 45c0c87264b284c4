import { holdTime, passDays } from '../../testing/passing-time';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { fromJson } from '../database/columns';
import { Database } from '../database/database';
import { built } from '../database/prepared';
import { Purges } from '../database/purges';

const PASSWORD = 'a very secret password';
const ADDRESS = '192.0.2.7';

const ENV = { DEMO_DATA: 'false', TRUST_PROXY: '1', LOG_LEVEL: 'error' };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ env: ENV });
});
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

/** Another server, on an empty database. */
async function restart(env: Record<string, string> = {}): Promise<void> {
  await server.close();
  server = await startTestServer({ env: { ...ENV, ...env } });
}

/** What is recorded, oldest first. */
async function entries() {
  const stored = await server.app
    .get(Database)
    .read(built((rows) => rows.selectFrom('audit_entry').selectAll().orderBy('sequence')));
  return stored.map(({ details, ...entry }) => ({ ...entry, details: fromJson(details) }));
}
/** What is recorded from now on. */
async function entriesOf(work: () => Promise<unknown>) {
  const before = (await entries()).length;
  await work();
  return (await entries()).slice(before);
}
const from = (address: string) => ({ 'x-forwarded-for': address });
const signIn = (email: string, password: string, address = ADDRESS) =>
  server.post('/api/auth/sign-in', { email, password }, from(address));

describe('the audit log', () => {
  it('tells of sign-ins that failed: which account, why, when and from where', async () => {
    await server.register({ email: 'Ada@example.com', password: PASSWORD });
    const began = new Date().toISOString();
    const recorded = await entriesOf(async () => {
      await signIn('ADA@example.com', 'a wrong password');
      await signIn('nobody@example.com', PASSWORD, '2001:db8::1');
      await server.get('/api/auth', { email: 'ada@example.com', password: 'wrong' }, from(ADDRESS));
    });
    const failed = { action: 'sign-in-failed', actor: null };
    const ada = { ...failed, subject: 'ada@example.com', address: ADDRESS, details: { reason: 'wrong-password' } };
    const reason = 'unknown-account';
    expect(recorded).toMatchObject([
      ada,
      { ...failed, subject: 'nobody@example.com', address: '2001:db8::1', details: { reason } },
      ada,
    ]);
    for (const { at } of recorded) expect(at >= began && at <= new Date().toISOString()).toBe(true);
  });

  it('tells who registered, signed in and out, and which session ended', async () => {
    const person = { displayName: 'Ada', email: 'ada@example.com', password: PASSWORD };
    const recorded = await entriesOf(async () => {
      await server.post('/api/auth/register', person, from(ADDRESS));
      const answer = await signIn(person.email, PASSWORD);
      const next = await server
        .as(answer.json<{ access_token: string }>().access_token)
        .get('/api/auth/access-token', {}, from(ADDRESS));
      await server
        .as(next.json<{ access_token: string }>().access_token)
        .post('/api/auth/sign-out', {}, from('192.0.2.8'));
    });
    const { user } = await server.signIn(person.email, PASSWORD);
    const [registration, signedIn] = recorded;
    expect(registration?.details).not.toEqual(signedIn?.details);
    const common = { actor: user.uuid, subject: null };
    const session = { ...common, details: { sessionId: expect.any(String) as string } };
    expect(recorded).toMatchObject([
      { ...session, action: 'registration', address: ADDRESS },
      { ...session, action: 'sign-in', address: ADDRESS },
      { ...common, details: signedIn?.details, action: 'sign-out', address: '192.0.2.8' },
    ]);
  });

  it('holds no secret', async () => {
    const ada = await server.register({ email: 'ada@example.com', password: PASSWORD });
    await signIn('ada@example.com', PASSWORD);
    await signIn('ada@example.com', 'another secret');
    await ada.post('/api/auth/sign-out');
    const text = JSON.stringify(await entries());
    for (const secret of [PASSWORD, 'another secret', ada.token, ...ada.token.split('.'), 'argon2']) {
      expect(text).not.toContain(secret);
    }
  });

  it('takes an address of any length, as a trusted proxy may hand it on', async () => {
    const [entry] = await entriesOf(() => signIn('nobody@example.com', 'wrong', 'x'.repeat(5000)));
    expect(entry?.address).toHaveLength(64);
  });

  it('fails no request that it cannot tell of, and says so in the log', async () => {
    await server.register({ email: 'ada@example.com', password: PASSWORD });
    await server.app.get(Database).transaction((rows) => rows.schema.dropTable('audit_entry').execute());
    expect((await signIn('ada@example.com', 'wrong')).json()).toHaveProperty('error');
    const { post } = await server.signIn('ada@example.com', PASSWORD);
    expect((await post('/api/auth/sign-out')).json()).toEqual({ success: true });
    const lines = server.logged.filter((line) => line.includes('An audit entry was not stored'));
    expect(lines.map((line) => (JSON.parse(line) as { entry: { action: string } }).entry.action)).toEqual([
      'sign-in-failed',
      'sign-in',
      'sign-out',
    ]);
  });
});

describe('tries to sign in that the limits refuse', () => {
  const refused = { action: 'sign-in-failed', actor: null, details: { reason: 'rate-limited' } };
  beforeEach(() => restart({ RATE_LIMIT: '3000' }));

  it('leave one entry for an account, from wherever they come', async () => {
    for (let tries = 0; tries < 10; tries += 1) await signIn('nobody@example.com', 'wrong');
    const recorded = await entriesOf(async () => {
      for (const address of [ADDRESS, ADDRESS, '192.0.2.8', '192.0.2.9']) {
        expect((await signIn('Nobody@example.com', 'wrong', address)).statusCode).toBe(429);
      }
    });
    expect(recorded).toMatchObject([{ ...refused, subject: 'nobody@example.com', address: ADDRESS }]);
    expect(recorded).toHaveLength(1);
  });

  it('leave one entry for an address, whatever accounts they name, and one for another address', async () => {
    const failFrom = async (address: string, tries: number) => {
      for (let at = 0; at < tries; at += 1) await signIn(`${address}-${String(at)}@example.com`, 'wrong', address);
    };
    const recorded = await entriesOf(async () => {
      await failFrom(ADDRESS, 18);
      await failFrom('192.0.2.8', 18);
    });
    expect(recorded.filter(({ details }) => 'reason' in details && details.reason === 'rate-limited')).toMatchObject([
      { ...refused, subject: `${ADDRESS}-15@example.com`, address: ADDRESS },
      { ...refused, subject: '192.0.2.8-15@example.com', address: '192.0.2.8' },
    ]);
    expect(recorded).toHaveLength(32);
  });
});

it('keeps entries for 90 days', async () => {
  holdTime();
  await restart();
  await signIn('first@example.com', 'wrong');
  passDays(60);
  await signIn('second@example.com', 'wrong');
  const subjects = async () => (await entries()).map(({ subject }) => subject);
  expect(await subjects()).toEqual(['first@example.com', 'second@example.com']);
  passDays(31);
  // One that was under way already may have looked before.
  for (let run = 0; run < 2; run += 1) await server.app.get(Purges).run();
  expect(await subjects()).toEqual(['second@example.com']);
});
