import { sql } from 'kysely';
import { until } from '../../testing/passing-time';
import { readsOf } from '../../testing/reads-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { Database } from '../database/database';
import { SearchIndex } from './search-index';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
});
afterAll(() => server.close());

/** How many entries of a user wait for their words. */
const pendingOf = ({ user }: TestUser) =>
  server.app.get(Database).transaction(async (rows) => {
    const { rows: found } = await sql`select entry from search_pending where owner = ${user.uuid}`.execute(rows);
    return found.length;
  });

const onSqlite = process.env['TEST_DATABASE_URL'] ? it.skip : it;

onSqlite('gives entries their words when nobody writes, also where nobody searches', async () => {
  const [ada] = await server.twoUsers();
  await ada.call('/api/notes-app/create-note', { note: { title: 'Waiting' } });
  expect(await pendingOf(ada)).toBeGreaterThan(0);
  await until(async () => (await pendingOf(ada)) === 0);
});

onSqlite(
  'lets no search wait for all that was written, finds the latest of it at once and the others later',
  async () => {
    const DRAFTS = 40;
    const [, bob] = await server.twoUsers();
    const wordsOf = (draft: number) =>
      Array.from({ length: 9000 }, (_, word) => `x${(draft * 9000 + word).toString(36)}`).join(' ');
    const saveDraft = (draft: number) =>
      bob.call('/api/mail-app/save-draft', { to: [], subject: `Draft ${String(draft)}`, message: wordsOf(draft) });
    await Promise.all(Array.from({ length: DRAFTS }, (_, draft) => saveDraft(draft)));
    await bob.call('/api/notes-app/create-note', { note: { title: 'The latest' } });
    const isFound = async (q: string) => {
      const answer = await bob.get('/api/search', { q });
      return answer.json<{ title: string }[]>().some(({ title }) => title.toLowerCase() === q);
    };
    expect(await isFound('the latest')).toBe(true);
    expect(await pendingOf(bob)).toBeGreaterThan(0);
    for (let draft = DRAFTS; draft-- > 0;) await until(() => isFound(`draft ${String(draft)}`));
  },
);

onSqlite('looks the words of a beginning up once for a search, in however many ways it is looked for', async () => {
  const other = await startTestServer({ env: { DEMO_DATA: 'false' } });
  const [ada] = await other.twoUsers();
  await ada.call('/api/notes-app/create-note', { note: { title: 'Odd quintessence' } });
  const search = (q: string) => ada.get('/api/search', { q });
  await search('odd');
  // What it does by itself is no part of a search.
  await other.app.get(SearchIndex).beforeApplicationShutdown();
  // Beginnings of four letters are not looked up; one of five is, among those of the user and those of everybody.
  const withoutLooks = await readsOf(other, () => search('odd quin'));
  expect(await readsOf(other, () => search('odd quint'))).toBe(withoutLooks + 2);
  await other.close();
});
