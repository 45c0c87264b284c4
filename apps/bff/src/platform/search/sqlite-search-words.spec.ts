import { sql } from 'kysely';
import { until } from '../../testing/passing-time';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { Database } from '../database/database';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
});
afterAll(() => server.close());

const onSqlite = process.env['TEST_DATABASE_URL'] ? it.skip : it;

onSqlite('gives entries their words when nobody writes, also where nobody searches', async () => {
  const [ada] = await server.twoUsers();
  await ada.call('/api/notes-app/create-note', { note: { title: 'Waiting' } });
  const database = server.app.get(Database);
  const pending = () =>
    database.transaction(async (rows) => {
      const { rows: found } = await sql`select entry from search_pending where owner = ${ada.user.uuid}`.execute(rows);
      return found.length;
    });
  expect(await pending()).toBeGreaterThan(0);
  await until(async () => (await pending()) === 0);
});
