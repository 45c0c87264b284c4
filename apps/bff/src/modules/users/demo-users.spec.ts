import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { startTestServer, type TestServer, type TestServerOptions } from '../../testing/test-server';
import { Database } from '../../platform/database/database';
import { SharedSeeds } from '../../platform/database/shared-seeds';
import { defaultSettings } from './settings';

let database: TestDatabase;
const running: TestServer[] = [];
const start = async (env: TestServerOptions['env'] = {}) => {
  const server = await startTestServer({ env, database });
  running.push(server);
  return server;
};
beforeEach(async () => {
  database = await createTestDatabase({ shared: true });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
  await database.drop();
});

const NOTES = '/api/notes-app/notes';
const PANEL = '/api/quick-panel/data';
const NEWS = '/api/notification-panel/data';

it('are an admin with the defaults and staff with another layout and theme', async () => {
  const server = await start();
  const admin = await server.signIn('admin@ezone.example', 'admin');
  const staff = await server.signIn('staff@ezone.example', 'staff');
  expect(admin.user).toMatchObject({ role: ['admin'], from: 'custom-db', data: { settings: defaultSettings() } });
  expect(staff.user).toMatchObject({
    role: ['staff'],
    data: { settings: { layout: { style: 'layout2', config: { mode: 'boxed' } }, theme: { main: 'ocean' } } },
  });
  // What is seeded is what the server itself accepts.
  const { settings } = staff.user.data;
  expect((await staff.post('/api/auth/user/update', { user: { data: { settings } } })).json()).toEqual(staff.user);
});

it('are the same in every database', async () => {
  const seeded = async () => {
    const found: unknown[] = [];
    const server = await startTestServer();
    for (const name of ['admin', 'staff']) {
      const { user, get } = await server.signIn(`${name}@ezone.example`, name);
      found.push([user, (await get(NOTES)).json(), (await get(PANEL)).json()]);
    }
    await server.close();
    return found;
  };
  expect(await seeded()).toEqual(await seeded());
});

it('are seeded once: a second start changes nothing', async () => {
  const first = await start();
  const admin = await first.signIn('admin@ezone.example', 'admin');
  await admin.post('/api/auth/user/update', { user: { data: { displayName: 'Renamed' } } });
  await admin.post('/api/notification-panel/dismiss-all');
  const notes = (await admin.get(NOTES)).json<object>();
  await first.close();
  running.splice(0);

  const again = await (await start()).signIn('admin@ezone.example', 'admin');
  expect(again.user.data.displayName).toBe('Renamed');
  expect((await again.get(NOTES)).json()).toEqual(notes);
  expect((await again.get(NEWS)).json()).toEqual([]);
});

// Servers that share a file of SQLite are processes of their own: in one, the second would wait for itself.
const onPostgres = process.env['TEST_DATABASE_URL'] === undefined ? it.skip : it;
onPostgres('are seeded once by three servers that start at once', async () => {
  const { close } = await start({ DEMO_DATA: 'false' }); // makes the tables
  await close();
  running.splice(0);
  const [one] = await Promise.all([start(), start(), start()]);
  const admin = await one.signIn('admin@ezone.example', 'admin');
  expect((await admin.get(NEWS)).json()).toHaveLength(1);
  expect((await admin.get(PANEL)).json()).toMatchObject({ events: { length: 4 }, notes: { length: 2 } });
});

it('come into a database whose first start was killed after the contacts, who cannot sign in', async () => {
  const first = await start({ DEMO_DATA: 'false' });
  await first.app.get(SharedSeeds).plant();
  await first.close();
  running.splice(0);
  const staff = await (await start()).signIn('staff@ezone.example', 'staff');
  expect((await staff.get('/api/chat/user')).json()).toMatchObject({ chatList: { length: 5 } });
});

it('come back with what is still theirs, where somebody has deleted their accounts', async () => {
  const first = await start();
  const admin = await first.signIn('admin@ezone.example', 'admin');
  const notes = await admin.list<{ id: string }>('notes-app/notes');
  await admin.call('/api/notes-app/remove-note', { noteId: notes[0]?.id });
  await first.app
    .get(Database)
    .transaction((rows) => rows.deleteFrom('user').where('password_hash', 'is not', null).execute());
  await first.close();
  running.splice(0);
  const second = await start();
  const again = await second.signIn('admin@ezone.example', 'admin');
  expect(await again.list('notes-app/notes')).toEqual(notes.slice(1));
  await second.signIn('staff@ezone.example', 'staff');
});

it('do not come into a database that has users', async () => {
  const empty = await start({ DEMO_DATA: 'false' });
  await empty.register();
  await empty.close();
  running.splice(0);
  const answer = await (await start()).post('/api/auth/sign-in', { email: 'admin@ezone.example', password: 'admin' });
  expect(answer.json()).toEqual({ error: [{ type: 'email', message: 'Check your email address' }] });
});

it('are not there with DEMO_DATA=false, and a new user finds every app empty but for the welcome', async () => {
  const server = await start({ DEMO_DATA: 'false' });
  await expect(server.signIn('admin@ezone.example', 'admin')).rejects.toThrow('Check your email address');
  const { get } = await server.register({ displayName: 'Ada' });
  expect((await get(NOTES)).json()).toEqual([]);
  expect((await get(PANEL)).json()).toEqual({ events: [], notes: [] });
  expect((await get(NEWS)).json()).toMatchObject([{ message: 'Welcome to Ezone, Ada!' }]);
});
