import { OpenIdProvider } from '../../../testing/open-id-provider';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { TestSockets } from '../../../testing/test-sockets';
import { newSession } from '../../../platform/auth/session';
import { TokensService } from '../../../platform/auth/tokens.service';
import { fromJson } from '../../../platform/database/columns';
import { Database } from '../../../platform/database/database';
import { built } from '../../../platform/database/prepared';
import { PasswordsService } from '../../users/passwords.service';
import { UsersService } from '../../users/users.service';
import type { ManagedUserDetailsDto, ManagedUsersDto } from './managed-users.dto';

const PASSWORD = 'analytical engine';
const ENV = { DEMO_DATA: 'false' };

let server: TestServer;
/** The administrator who looks, and another one. */
let ada: TestUser;
let grace: TestUser;
beforeEach(async () => {
  server = await startTestServer({ env: ENV });
  ada = await server.register({ displayName: 'Ada Lovelace', email: 'ada@example.com', password: PASSWORD });
  grace = await server.register({ displayName: 'Grace Hopper', email: 'grace@example.com', password: PASSWORD });
});
afterEach(() => server.close());

/** Adds users who have the same password. */
async function add(...people: { displayName: string; email: string; role: string }[]): Promise<string[]> {
  const passwordHash = await server.app.get(PasswordsService).hash(PASSWORD);
  const added = await server.app
    .get(UsersService)
    .add(...people.map(({ role, ...person }) => ({ ...person, role: [role], passwordHash })));
  return (added ?? []).map(({ uuid }) => uuid);
}
const listed = async (query: Record<string, string> = {}) =>
  (await ada.get('/api/administration/users', query)).json<ManagedUsersDto>();
const names = async (query: Record<string, string> = {}) =>
  (await listed(query)).users.map(({ displayName }) => displayName);
const seen = async (userId: string) =>
  (await ada.get('/api/administration/user', { userId })).json<ManagedUserDetailsDto>();
const setRole = (by: TestUser, { user: { uuid: userId } }: TestUser, role: string) =>
  by.post('/api/administration/set-role', { userId, role });
const setDisabled = (by: TestUser, { user: { uuid: userId } }: TestUser, isDisabled: boolean) =>
  by.post('/api/administration/set-disabled', { userId, isDisabled });
const endSessions = (by: TestUser, { user: { uuid: userId } }: TestUser) =>
  by.post('/api/administration/end-sessions', { userId });
const statusOf = async ({ get }: Pick<TestUser, 'get'>) => (await get('/api/auth/examples/user')).statusCode;
const signIn = (email: string) => server.post('/api/auth/sign-in', { email, password: PASSWORD });

/** What administrators have done, oldest first. */
async function recorded() {
  const entries = await server.app
    .get(Database)
    .read(
      built((rows) =>
        rows
          .selectFrom('audit_entry')
          .select(['action', 'actor', 'subject', 'session_id', 'details'])
          .where('action', 'in', ['role-changed', 'user-disabled', 'user-enabled', 'user-sessions-ended'])
          .orderBy('sequence'),
      ),
    );
  return entries.map(({ details, ...entry }) => ({ ...entry, details: fromJson(details) }));
}

describe('the list of users', () => {
  beforeEach(async () => {
    await add(
      { displayName: 'Çiğdem Işık', email: 'cigdem@mail.example', role: 'staff' },
      { displayName: 'Bob', email: 'bob_100%@mail.example', role: 'user' },
    );
  });

  it('is in the order of names, and says of each who it is and nothing secret', async () => {
    const { users, total, next } = await listed();
    expect(users.map(({ displayName }) => displayName)).toEqual(
      expect.arrayContaining(['Ada Lovelace', 'Bob', 'Grace Hopper', 'Çiğdem Işık']),
    );
    expect({ total, next }).toEqual({ total: 4, next: null });
    expect(users.find(({ displayName }) => displayName === 'Bob')).toEqual({
      id: expect.any(String),
      ...{ displayName: 'Bob', email: 'bob_100%@mail.example', photoURL: null, role: 'user', state: 'active' },
      ...{ from: 'custom-db', createdAt: expect.any(String), disabledAt: null, invitedUntil: null },
    });
  });

  it.each([
    ['a word of the name, whatever its accents', 'isik', ['Çiğdem Işık']],
    ['several words, in any order', 'hop GRACE', ['Grace Hopper']],
    ['an address', 'grace@example.com', ['Grace Hopper']],
    ['the host of an address', 'mail.example', ['Bob', 'Çiğdem Işık']],
    ['what would mean something else in a pattern', 'bob_100%@', ['Bob']],
    ['a pattern that finds nothing', 'b_b%', []],
  ])('is searched for %s', async (_, q, meant) => {
    expect((await names({ q })).toSorted()).toEqual(meant.toSorted());
  });

  it('is narrowed by role and by state', async () => {
    expect(await names({ role: 'staff' })).toEqual(['Çiğdem Işık']);
    expect(await names({ role: 'user' })).toEqual(['Bob']);
    await setDisabled(ada, grace, true);
    expect(await names({ state: 'disabled' })).toEqual(['Grace Hopper']);
    expect(await names({ state: 'active', role: 'admin' })).toEqual(['Ada Lovelace']);
    await server.app
      .get(Database)
      .transaction((rows) =>
        server.app.get(UsersService).addContacts(rows, [{ id: 'c', displayName: 'Alan', email: 'alan@example.com' }]),
      );
    expect(await names({ state: 'closed' })).toEqual(['Alan']);
  });

  it('comes in pages that hold everybody once', async () => {
    const first = await listed({ limit: '3' });
    const second = await listed({ limit: '3', cursor: first.next ?? '' });
    const ids = [...first.users, ...second.users].map(({ id }) => id);
    expect([first.users.length, second.users.length, new Set(ids).size]).toEqual([3, 1, 4]);
    expect([first.total, second.total, second.next]).toEqual([4, 4, null]);
    expect((await ada.get('/api/administration/users', { cursor: 'made up' })).statusCode).toBe(400);
  });
});

it('is for administrators alone', async () => {
  const [userId = ''] = await add({ displayName: 'Bob', email: 'bob@example.com', role: 'user' });
  await add({ displayName: 'Sue', email: 'sue@example.com', role: 'staff' });
  const staff = await server.signIn('sue@example.com', PASSWORD);
  const user = await server.signIn('bob@example.com', PASSWORD);
  const calls = (by: Pick<TestUser, 'get' | 'post'>) => [
    by.get('/api/administration/users'),
    by.get('/api/administration/user', { userId }),
    by.post('/api/administration/set-role', { userId, role: 'admin' }),
    by.post('/api/administration/set-disabled', { userId, isDisabled: true }),
    by.post('/api/administration/end-sessions', { userId }),
  ];
  const statuses = async (by: Pick<TestUser, 'get' | 'post'>) =>
    (await Promise.all(calls(by))).map(({ statusCode }) => statusCode);
  expect(await statuses(server)).toEqual(Array(5).fill(401));
  expect(await statuses(user)).toEqual(Array(5).fill(403));
  expect(await statuses(staff)).toEqual(Array(5).fill(403));
  expect(await seen(userId)).toMatchObject({ role: 'user', state: 'active', openSessions: 1 });
  expect(await recorded()).toEqual([]);
});

describe('a role', () => {
  it('is another one from the next sign-in on, and the token of before is good for nothing', async () => {
    const answer = await setRole(ada, grace, 'staff');
    expect(answer.json()).toMatchObject({ id: grace.user.uuid, role: 'staff', openSessions: 0 });
    expect(await statusOf(grace)).toBe(401);
    const again = await server.signIn('grace@example.com', PASSWORD);
    expect(again.user.role).toEqual(['staff']);
    expect((await again.get('/api/auth/examples/admin')).statusCode).toBe(403);
    expect(await recorded()).toEqual([
      {
        ...{ action: 'role-changed', actor: ada.user.uuid, subject: grace.user.uuid },
        session_id: expect.any(String),
        details: { from: ['admin'], to: 'staff', count: 1 },
      },
    ]);
  });

  it('that the user has already ends nothing, and is not recorded', async () => {
    expect((await setRole(ada, grace, 'admin')).statusCode).toBe(200);
    expect(await statusOf(grace)).toBe(200);
    expect(await recorded()).toEqual([]);
  });

  it('is one of three, of a user who is there', async () => {
    expect((await setRole(ada, grace, 'owner')).statusCode).toBe(400);
    const unknown = { userId: 'made-up', role: 'staff' };
    expect((await ada.post('/api/administration/set-role', unknown)).statusCode).toBe(404);
  });

  it('is not changed by whoever has it', async () => {
    expect((await setRole(ada, ada, 'staff')).statusCode).toBe(409);
    expect((await seen(ada.user.uuid)).role).toBe('admin');
  });

  it('of an administrator is left where two take it from each other at once', async () => {
    const answers = await Promise.all([setRole(ada, grace, 'user'), setRole(grace, ada, 'user')]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const left = [ada, grace][statuses.indexOf(200)];
    const { users } = (await left?.get('/api/administration/users', { role: 'admin' }))?.json<ManagedUsersDto>() ?? {};
    expect(users?.map(({ id }) => id)).toEqual([left?.user.uuid]);
  });
});

describe('a user who is disabled', () => {
  it('is signed out everywhere, with sockets, and cannot sign in until it is enabled', async () => {
    const sockets = await TestSockets.listen(server);
    const { ended } = await sockets.connect(grace);
    expect((await setDisabled(ada, grace, true)).json()).toMatchObject({ state: 'disabled', openSessions: 0 });
    expect(await ended).toBe('io server disconnect');
    expect(await statusOf(grace)).toBe(401);
    expect((await server.get('/api/auth/access-token', { access_token: grace.token })).statusCode).toBe(401);

    const disabled = { error: [{ type: 'email', message: 'This account is disabled' }] };
    expect((await signIn('grace@example.com')).json()).toEqual(disabled);
    const guess = await server.post('/api/auth/sign-in', { email: 'grace@example.com', password: 'a guess' });
    expect(guess.json()).toEqual({ error: [{ type: 'password', message: 'Check your password' }] });

    await setDisabled(ada, grace, false);
    expect((await signIn('grace@example.com')).json()).toHaveProperty('access_token');
    const subject = grace.user.uuid;
    expect(await recorded()).toMatchObject([
      { action: 'user-disabled', actor: ada.user.uuid, subject, details: { count: 1 } },
      { action: 'user-enabled', actor: ada.user.uuid, subject, details: {} },
    ]);
    await sockets.close();
  });

  it('is refused where the token is good but belongs to no session that was stored', async () => {
    const { uuid } = grace.user;
    await setDisabled(ada, grace, true);
    const token = await server.app.get(TokensService).issue(uuid, newSession());
    expect(await statusOf(server.as(token))).toBe(401);
  });

  it('keeps what it has, and changes nothing by itself', async () => {
    await setDisabled(ada, grace, true);
    expect((await setRole(grace, ada, 'user')).statusCode).toBe(401);
    expect((await seen(grace.user.uuid)).disabledAt).toEqual(expect.any(String));
  });

  it('is not whoever does it, and is recorded once', async () => {
    expect((await setDisabled(ada, ada, true)).statusCode).toBe(409);
    expect(await statusOf(ada)).toBe(200);
    await setDisabled(ada, grace, true);
    await setDisabled(ada, grace, true);
    expect(await recorded()).toHaveLength(1);
  });
});

it('ends the sessions of a user, who may sign in again', async () => {
  const phone = await server.signIn('grace@example.com', PASSWORD);
  expect(await seen(grace.user.uuid)).toMatchObject({ openSessions: 2, lastSeenAt: expect.any(String) });
  expect((await endSessions(ada, grace)).json()).toMatchObject({ openSessions: 0, lastSeenAt: null });
  expect([await statusOf(grace), await statusOf(phone), await statusOf(ada)]).toEqual([401, 401, 200]);
  expect((await signIn('grace@example.com')).json()).toHaveProperty('access_token');
  expect((await endSessions(ada, ada)).statusCode).toBe(409);
  expect(await recorded()).toMatchObject([{ action: 'user-sessions-ended', details: { count: 2 } }]);
});

it('keeps out who is disabled also where another service says who it is', async () => {
  const provider = await OpenIdProvider.start();
  const other = await startTestServer({
    env: { ...ENV, AUTH0_DOMAIN: provider.address, AUTH0_CLIENT_ID: 'ezone' },
  });
  const send = async () =>
    other.post('/api/auth/auth0', { idToken: await provider.token({ sub: 'auth0|eve', email: 'eve@example.com' }) });
  const eve = (await send()).json<{ user: { uuid: string } }>().user;
  const admin = await other.register();
  await admin.call('/api/administration/set-disabled', { userId: eve.uuid, isDisabled: true });
  expect((await send()).json()).toEqual({ error: [{ type: 'email', message: 'This account is disabled' }] });
  await other.close();
  await provider.close();
});
