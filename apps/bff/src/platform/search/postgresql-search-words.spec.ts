import { sql } from 'kysely';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { Database } from '../database/database';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
});
afterAll(() => server.close());

/** How many entries of a user have words. */
const withWords = ({ user }: TestUser) =>
  server.app.get(Database).transaction(async (rows) => {
    const { rows: found } = await sql`select entry from search_words where owner = ${user.uuid}`.execute(rows);
    return found.length;
  });

const onPostgresql = process.env['TEST_DATABASE_URL'] ? it : it.skip;

onPostgresql('keeps words as long as their entry, and no longer', async () => {
  const [ada] = await server.twoUsers();
  const before = await withWords(ada);
  const note = await ada.call<{ id: string }>('/api/notes-app/create-note', { note: { title: 'First' } });
  await ada.call('/api/notes-app/create-note', { note: { title: 'Second' } });
  await ada.call('/api/notes-app/update-note', { note: { ...note, title: 'Third' } });
  expect(await withWords(ada)).toBe(before + 2);
  await ada.call('/api/notes-app/remove-note', { noteId: note.id });
  expect(await withWords(ada)).toBe(before + 1);
});
