import { fromJson } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { built } from '../../platform/database/prepared';
import { Purges } from '../../platform/database/purges';
import { createTestDatabase } from '../../testing/test-database';
import { holdTime, passDays } from '../../testing/passing-time';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';
import { upload } from '../../testing/uploads';
import type { ApiTokenDto, MakeApiTokenDto, NewApiTokenDto } from './api-tokens.dto';

const WANTED: MakeApiTokenDto = { name: 'Nightly backup', scopes: ['notes:read'], days: 30 };

let server: TestServer;
let ada: TestUser;
beforeEach(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  ada = await server.register();
});
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

const make = (by: TestUser, wanted: Partial<MakeApiTokenDto> = {}) =>
  by.call<NewApiTokenDto>('/api/auth/make-api-token', { ...WANTED, ...wanted });
const tokensOf = ({ list }: TestUser) => list<ApiTokenDto>('auth/api-tokens');
const statusOf = async (token: string, of = server) => (await of.as(token).get('/api/notes-app/notes')).statusCode;
const revoke = async (by: TestUser, tokenId: string) =>
  (await by.post('/api/auth/revoke-api-token', { tokenId })).statusCode;

it('calls as its maker, on the records of its maker alone', async () => {
  const grace = await server.register();
  const [adas, graces] = [await make(ada, { scopes: ['notes:read', 'notes:write'] }), await make(grace)];
  const { id } = await server
    .as(adas.token)
    .call<{ id: string }>('/api/notes-app/create-note', { note: { title: 'A' } });
  expect((await ada.list<{ id: string }>('notes-app/notes')).map((note) => note.id)).toContain(id);
  expect((await server.as(graces.token).list<{ id: string }>('notes-app/notes')).map((note) => note.id)).not.toContain(
    id,
  );
});

it('is told once, and stored as a hash', async () => {
  const { token, ...rest } = await make(ada);
  expect(token).toMatch(/^ezone_[\w-]{43}$/);
  expect(await tokensOf(ada)).toEqual([rest]);
  expect(rest).toMatchObject({ name: 'Nightly backup', scopes: ['notes:read'], lastUsedOn: null });
  expect(Date.parse(rest.expiresAt) - Date.parse(rest.createdAt)).toBeCloseTo(30 * 24 * 60 * 60 * 1000, -4);
  const stored = await server.app
    .get(Database)
    .read(built((rows) => rows.selectFrom('api_token').selectAll(), { ofAllOwners: true }));
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(token.slice('ezone_'.length));
});

it('refuses a call of another scope with a 403 that names it, in the shape of every failure', async () => {
  const { token } = await make(ada);
  const answer = await server.as(token).post('/api/notes-app/create-note', { note: {} });
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    {
      ...{ statusCode: 403, error: 'Forbidden', message: 'The API token lacks the scope notes:write' },
      requestId: answer.headers['x-request-id'],
    },
  ]);
});

it('makes no token, ends no session, and opens no socket', async () => {
  const { token } = await make(ada, { scopes: ['chat:read', 'chat:write'] });
  const { post, get } = server.as(token);
  expect((await post('/api/auth/make-api-token', WANTED)).statusCode).toBe(403);
  expect((await post('/api/auth/end-other-sessions')).statusCode).toBe(403);
  expect((await get('/api/auth/access-token')).statusCode).toBe(401);
  const sockets = await TestSockets.listen(server);
  await expect(sockets.connect({ token })).rejects.toThrow();
  sockets.close();
});

it('fetches uploads by the scope of theirs, and is a guest without it', async () => {
  const { url } = await upload(server, ada, 'a.txt', 'text');
  const [reading, other] = [await make(ada, { scopes: ['uploads:read'] }), await make(ada)];
  expect((await server.as(reading.token).get(url)).body).toBe('text');
  expect((await server.as(other.token).get(url)).statusCode).toBe(404);
});

it('is refused once it has expired, is listed for a while, and then deleted', async () => {
  holdTime();
  const { token } = await make(ada);
  passDays(29);
  expect(await statusOf(token)).toBe(200);
  passDays(2);
  const answer = await server.as(token).get('/api/notes-app/notes');
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { message: 'Invalid access token detected' }]);
  const id = ada.user.uuid;
  const stored = () =>
    server.app
      .get(Database)
      .read(built((rows) => rows.selectFrom('api_token').select('id').where('owner_id', '=', id)));
  for (let run = 0; run < 2; run += 1) await server.app.get(Purges).run();
  expect(await stored()).toHaveLength(1);
  passDays(31);
  for (let run = 0; run < 2; run += 1) await server.app.get(Purges).run();
  expect(await stored()).toEqual([]);
});

it('is refused once it is revoked, at once by every process, and no other is', async () => {
  await server.close();
  const database = await createTestDatabase({ shared: true });
  const start = () => startTestServer({ env: { DEMO_DATA: 'false' }, database });
  const other = await start();
  server = await start();
  ada = await server.register();
  const [first, second] = [await make(ada), await make(ada)];
  expect(await Promise.all([statusOf(first.token, other), statusOf(second.token, other)])).toEqual([200, 200]);
  expect(await revoke(ada, first.id)).toBe(200);
  expect(await Promise.all([statusOf(first.token), statusOf(first.token, other)])).toEqual([401, 401]);
  expect(await statusOf(second.token, other)).toBe(200);
  expect((await tokensOf(ada)).map(({ id }) => id)).toEqual([second.id]);
  await other.close();
  await server.close();
  await database.drop();
  server = await startTestServer();
});

it('is revoked by its owner alone, and once', async () => {
  const grace = await server.register();
  const { id, token } = await make(ada);
  expect(await tokensOf(grace)).toEqual([]);
  expect(await revoke(grace, id)).toBe(404);
  expect(await statusOf(token)).toBe(200);
  expect([await revoke(ada, id), await revoke(ada, id)]).toEqual([200, 404]);
});

it('is refused as soon as its user is gone', async () => {
  const { token } = await make(ada);
  expect(await statusOf(token)).toBe(200);
  await server.app.get(Database).write([built((rows) => rows.deleteFrom('user').where('id', '=', ada.user.uuid))]);
  expect(await statusOf(token)).toBe(401);
});

it('knows the day of the last call, and is no session', async () => {
  holdTime();
  const { token } = await make(ada);
  passDays(3);
  await statusOf(token);
  const today = new Date().toISOString().slice(0, 10);
  const later = server.as((await server.signIn(ada.user.data.email, 'a good password')).token);
  expect((await later.list<ApiTokenDto>('auth/api-tokens'))[0]?.lastUsedOn).toBe(today);
  expect(await later.list('auth/sessions')).toHaveLength(2);
});

it.each([
  ['no name', { name: ' ' }, 'name'],
  ['no scope', { scopes: [] }, 'scopes'],
  ['a scope that is not there', { scopes: ['auth:write'] }, 'scopes'],
  ['a scope twice', { scopes: ['notes:read', 'notes:read'] }, 'scopes'],
  ['more than a year', { days: 366 }, 'days'],
  ['no time', { days: 0 }, 'days'],
])('is not made with %s', async (_, wrong, field) => {
  const answer = await ada.post('/api/auth/make-api-token', { ...WANTED, ...wrong });
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { details: [{ field }] }]);
  expect(await tokensOf(ada)).toEqual([]);
});

it('is one of fifty at most', async () => {
  for (let count = 0; count < 50; count += 1) await make(ada);
  const answer = await ada.post('/api/auth/make-api-token', WANTED);
  expect(answer.statusCode).toBe(409);
  await make(await server.register());
});

it('counts its calls for its user, and those with one that is made up for their address', async () => {
  await server.close();
  server = await startTestServer({ env: { DEMO_DATA: 'false', RATE_LIMIT: '5', TRUST_PROXY: '1' } });
  const [user] = await server.twoUsers();
  const { token } = await make(user);
  const call = async (by: string, address: string) =>
    (await server.as(by).get('/api/notes-app/notes', {}, { 'x-forwarded-for': address })).statusCode;
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1) statuses.push(await call(token, `192.0.2.${String(count)}`));
  // The first is counted for its address: nobody has looked at the token by then. What made it counts, too.
  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
  expect(statuses.at(-1)).toBe(429);
  const madeUp: number[] = [];
  for (let count = 0; count < 6; count += 1)
    madeUp.push(await call(`ezone_${String(count).repeat(43)}`, '198.51.100.1'));
  expect(madeUp).toEqual([401, 401, 401, 401, 401, 429]);
});

it('leaves entries in the audit log, where what it writes is of it, without the token', async () => {
  const { id, token, expiresAt } = await make(ada, { scopes: ['scrumboard:write'] });
  await server.as(token).call('/api/scrumboard-app/board/new', { board: { name: 'New' } });
  await revoke(ada, id);
  const stored = await server.app
    .get(Database)
    .read(built((rows) => rows.selectFrom('audit_entry').selectAll().orderBy('sequence')));
  const entries = stored.map(({ details, ...entry }) => ({ ...entry, details: fromJson(details) }));
  expect(entries.slice(-3)).toMatchObject([
    {
      action: 'api-token-made',
      actor: ada.user.uuid,
      details: { tokenId: id, scopes: ['scrumboard:write'], expiresAt },
    },
    { action: 'created', actor: ada.user.uuid, session_id: id, list: 'scrumboard-app/boards' },
    { action: 'api-token-revoked', actor: ada.user.uuid, details: { tokenId: id } },
  ]);
  expect(JSON.stringify(entries)).not.toContain(token.slice('ezone_'.length));
});
