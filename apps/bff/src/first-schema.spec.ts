import { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { PasswordsService } from './modules/users/passwords.service';
import { readEnvironment } from './platform/config/environment';
import { ormOptions } from './platform/database/database.module';
import { ProjectionBackfill } from './platform/records/projection-backfill';
import { schema } from './schema';
import { until } from './testing/passing-time';
import { createTestDatabase, type TestDatabase } from './testing/test-database';
import { startTestServer, type TestServer } from './testing/test-server';

/** The first release had users, notes, notifications, the quick panel and chat. */
const FIRST = '20261121003835-chat';

const [ADA, BOB] = ['7c2e8f04-5d1b-4a6e-9b0c-00000000000a', '7c2e8f04-5d1b-4a6e-9b0c-00000000000b'];
const [NOTE, LABEL, NOTICE] = ['note', 'label', 'notice'].map(
  (_, index) => `0b7e6b0e-6c1e-4c62-a0c4-00000000000${String(index)}`,
) as [string, string, string];
const TIME = '2026-11-01T08:00:00.000Z';
const PASSWORD = 'as it was in the first release';

let database: TestDatabase;
let server: TestServer;

/** What an installation of the first release held. */
const fill = async (insert: (table: string, row: Record<string, string | number | null>) => Promise<unknown>) => {
  const password_hash = await new PasswordsService().hash(PASSWORD);
  const common = { from: 'custom-db', role: '["admin"]', shortcuts: '["apps-notes"]', created_at: TIME, password_hash };
  const settings = JSON.stringify({ layout: { style: 'layout2' } });
  for (const [id, name] of [
    [ADA, 'Ada'],
    [BOB, 'Bob'],
  ] as const) {
    const email = `${name.toLowerCase()}@example.com`;
    await insert('user', { id, display_name: name, email, email_key: email, settings, ...common });
    await insert('chat_profile', { user_id: id, status: 'online', mood: `The mood of ${name}`, always_there: 0 });
  }
  const owned = { owner_id: ADA, position: 1 };
  await insert('note_label', { id: LABEL, ...owned, name: 'Family', handle: 'family' });
  await insert('note', {
    ...{ id: NOTE, ...owned, title: 'Groceries', description: 'Bread and milk', archive: 0, image: null, time: TIME },
    ...{ reminder: null, checklist: '[{"id":"1","checked":true,"text":"Bread"}]', labels: `["${LABEL}"]` },
  });
  await insert('notification', {
    ...{ id: NOTICE, owner_id: ADA, message: 'Welcome', variant: 'info', dismissed: 0, created_at: TIME },
  });
  for (const [user_id, contact_id] of [
    [ADA, BOB],
    [BOB, ADA],
  ] as const)
    await insert('chat_member', { user_id, contact_id, chat_id: 'chat-1', read_sequence: 0 });
  await insert('chat_message', {
    ...{ chat_id: 'chat-1', sender_id: BOB, text: 'Good morning', time: TIME, client_message_id: 'message-1' },
  });
};

beforeAll(async () => {
  database = await createTestDatabase({ migrated: false, shared: true });
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL: database.url }), schema));
  const connection = (orm.em as SqlEntityManager).getConnection();
  await orm.migrator.up({ to: FIRST });
  await fill((table, row) => {
    const names = Object.keys(row).map((name) => `"${name}"`);
    const values = Object.values(row).map((value) => (value === null ? 'null' : `'${String(value)}'`));
    return connection.execute(`insert into "${table}" (${names.join()}) values (${values.join()})`);
  });
  await orm.close();
  server = await startTestServer({ database, env: { DEMO_DATA: 'false' } });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const ada = () => server.signIn('ada@example.com', PASSWORD);

it('lets people of the first release sign in with their passwords, and find their settings', async () => {
  const { user } = await ada();
  expect(user).toMatchObject({
    uuid: ADA,
    role: ['admin'],
    data: { displayName: 'Ada', settings: { layout: { style: 'layout2' } }, shortcuts: ['apps-notes'] },
  });
});

it('keeps their notes, with labels and checklists, and finds them', async () => {
  const user = await ada();
  expect(await user.list('notes-app/labels')).toMatchObject([{ id: LABEL, name: 'Family', handle: 'family' }]);
  expect(await user.list('notes-app/notes')).toMatchObject([
    { id: NOTE, title: 'Groceries', labels: [LABEL], checklist: [{ id: '1', checked: true, text: 'Bread' }] },
  ]);
  await server.app.get(ProjectionBackfill).finished();
  await until(async () => (await user.get('/api/search', { q: 'groceries' })).body.includes(NOTE));
});

it('keeps their notifications', async () => {
  const { get } = await ada();
  expect((await get('/api/notification-panel/data')).json()).toMatchObject([{ id: NOTICE, message: 'Welcome' }]);
});

it('keeps what they wrote to each other, and what of it is unread', async () => {
  const { get } = await ada();
  const { chat, userChatList } = (await get('/api/chat/get-chat', { contactId: BOB, userId: ADA })).json<{
    chat: object;
    userChatList: object[];
  }>();
  expect(chat).toMatchObject({ id: 'chat-1', dialog: [{ who: BOB, message: 'Good morning' }] });
  expect(userChatList).toMatchObject([{ contactId: BOB, unread: 1 }]);
});
