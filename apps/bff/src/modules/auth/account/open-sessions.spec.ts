import { holdTime, passDays } from '../../../testing/passing-time';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { createTestDatabase } from '../../../testing/test-database';
import { Database } from '../../../platform/database/database';
import { built } from '../../../platform/database/prepared';
import { Purges } from '../../../platform/database/purges';
import type { OpenSessionDto } from './account.dto';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const ENV = { DEMO_DATA: 'false', TRUST_PROXY: '1' };
const PASSWORD = 'analytical engine';

let server: TestServer;
let ada: TestUser;
beforeEach(async () => {
  server = await startTestServer({ env: ENV });
  ada = await server.register({ email: 'ada@example.com', password: PASSWORD });
});
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

/** Signs Ada in from somewhere else. */
async function signInFrom(address: string, userAgent: string): Promise<string> {
  const headers = { 'x-forwarded-for': address, 'user-agent': userAgent };
  const answer = await server.post('/api/auth/sign-in', { email: 'ada@example.com', password: PASSWORD }, headers);
  return answer.json<{ access_token: string }>().access_token;
}
const sessionsOf = ({ list }: Pick<TestUser, 'list'>) => list<OpenSessionDto>('auth/sessions');
const statusOf = async ({ get }: Pick<TestUser, 'get'>) => (await get('/api/auth/examples/user')).statusCode;
const other = (sessions: OpenSessionDto[]) => sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';

describe('the list of sessions', () => {
  it('says of each on what it runs, from where, and which one is asking', async () => {
    await signInFrom('203.0.113.7', IPHONE);
    await signInFrom('2001:db8::1', FIREFOX);
    const sessions = await sessionsOf(ada);
    expect(sessions).toHaveLength(3);
    expect(sessions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ browser: 'Safari', system: 'iOS', address: '203.0.113.7', isCurrent: false }),
        expect.objectContaining({ browser: 'Firefox', system: 'Windows', address: '2001:db8::1', isCurrent: false }),
        expect.objectContaining({ address: '127.0.0.1', isCurrent: true }),
      ]),
    );
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(
      ['id', 'browser', 'system', 'address', 'beganAt', 'lastSeenAt', 'isCurrent'].sort(),
    );
  });

  it('is of the caller alone', async () => {
    const grace = await server.register();
    const [own, ...others] = await sessionsOf(grace);
    expect(others).toEqual([]);
    expect((await sessionsOf(ada)).map(({ id }) => id)).not.toContain(own?.id);
  });

  it('says when a session was last seen, and from where, exact to five minutes', async () => {
    holdTime();
    const phone = server.as(await signInFrom('203.0.113.7', IPHONE));
    jest.setSystemTime(Date.now() + 20 * 60_000);
    const now = new Date().toISOString();
    await phone.get('/api/auth/examples/user', {}, { 'x-forwarded-for': '198.51.100.2', 'user-agent': IPHONE });
    const seen = (await sessionsOf(ada)).find(({ isCurrent }) => !isCurrent);
    expect(seen).toMatchObject({ address: '198.51.100.2', lastSeenAt: now });
  });

  it('has no session that was signed out of, or is over', async () => {
    holdTime();
    const phone = server.as(await signInFrom('203.0.113.7', IPHONE));
    await phone.post('/api/auth/sign-out');
    expect(await sessionsOf(ada)).toHaveLength(1);
    passDays(31);
    const later = await server.signIn('ada@example.com', PASSWORD);
    expect(await sessionsOf(later)).toHaveLength(1);
    // One that was under way already may have looked before.
    for (let run = 0; run < 2; run += 1) await server.app.get(Purges).run();
    const read = server.app
      .get(Database)
      .read(built((rows) => rows.selectFrom('user_session').select('id'), { ofAllOwners: true }));
    expect(await read).toHaveLength(1);
  });

  it('takes whatever a browser says of itself', async () => {
    await signInFrom('x'.repeat(500), `\u0007${'<b>'.repeat(500)}`);
    expect(await sessionsOf(ada)).toContainEqual(
      expect.objectContaining({ browser: null, system: null, address: 'x'.repeat(64) }),
    );
  });
});

describe('ending a session', () => {
  it('ends that one and no other, also after a restart', async () => {
    await server.close();
    const database = await createTestDatabase({ shared: true });
    server = await startTestServer({ env: ENV, database });
    ada = await server.register({ email: 'ada@example.com', password: PASSWORD });
    const [phone, laptop] = [await signInFrom('203.0.113.7', IPHONE), await signInFrom('203.0.113.8', FIREFOX)];
    const ended = (await sessionsOf(ada)).find(({ browser }) => browser === 'Safari')?.id;
    expect((await ada.post('/api/auth/end-session', { sessionId: ended })).json()).toEqual({ success: true });
    const statuses = () => Promise.all([server.as(phone), server.as(laptop), server.as(ada.token)].map(statusOf));
    expect(await statuses()).toEqual([401, 200, 200]);
    expect(await sessionsOf(ada)).toHaveLength(2);
    await server.close();
    server = await startTestServer({ env: ENV, database });
    expect(await statuses()).toEqual([401, 200, 200]);
    await server.close();
    await database.drop();
    server = await startTestServer({ env: ENV });
  });

  it('finds no session of somebody else, and none twice', async () => {
    const grace = await server.register();
    await signInFrom('203.0.113.7', IPHONE);
    const sessionId = other(await sessionsOf(ada));
    expect((await grace.post('/api/auth/end-session', { sessionId })).statusCode).toBe(404);
    expect((await ada.post('/api/auth/end-session', { sessionId })).statusCode).toBe(200);
    expect((await ada.post('/api/auth/end-session', { sessionId })).statusCode).toBe(404);
  });
});

it('ends all other sessions of the user, and nobody else’s', async () => {
  const phone = server.as(await signInFrom('203.0.113.7', IPHONE));
  const grace = await server.register();
  const answer = await ada.post('/api/auth/end-other-sessions');
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  expect(await Promise.all([ada, phone, grace].map(statusOf))).toEqual([200, 401, 200]);
  expect(await sessionsOf(ada)).toHaveLength(1);
});
