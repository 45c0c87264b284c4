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

/** Saves drafts of so many words that a search does not wait for all of them. @returns how many they are */
async function saveDrafts(user: TestUser): Promise<number> {
  const DRAFTS = 40;
  const wordsOf = (draft: number) =>
    Array.from({ length: 9000 }, (_, word) => `x${(draft * 9000 + word).toString(36)}`).join(' ');
  const saveDraft = (draft: number) =>
    user.call('/api/mail-app/save-draft', { to: [], subject: `Draft ${String(draft)}`, message: wordsOf(draft) });
  await Promise.all(Array.from({ length: DRAFTS }, (_, draft) => saveDraft(draft)));
  return DRAFTS;
}
type Note = { id: string; title: string };
const addNote = (user: TestUser, title: string) => user.call<Note>('/api/notes-app/create-note', { note: { title } });
const updateNote = (user: TestUser, note: Note) => user.call('/api/notes-app/update-note', { note });
/** Whether something is found that is called just so. */
const isFound = async (user: TestUser, q: string) => {
  const answer = await user.get('/api/search', { q });
  return answer.json<{ title: string }[]>().some(({ title }) => title.toLowerCase() === q);
};

/** Waits for each of so many drafts, the last one first. */
const untilFound = async (user: TestUser, drafts: number) => {
  for (let draft = drafts; draft-- > 0;) await until(() => isFound(user, `draft ${String(draft)}`));
};

onSqlite(
  'lets no search wait for all that was written, finds the latest of it at once and the others later',
  async () => {
    const [, bob] = await server.twoUsers();
    const drafts = await saveDrafts(bob);
    await addNote(bob, 'The latest');
    expect(await isFound(bob, 'the latest')).toBe(true);
    expect(await pendingOf(bob)).toBeGreaterThan(0);
    await untilFound(bob, drafts);
  },
);

onSqlite('finds what was changed last before what waits for longer, however old it is', async () => {
  const [carl] = await server.twoUsers();
  const [old, older] = [await addNote(carl, 'Old'), await addNote(carl, 'Older')];
  await until(async () => (await pendingOf(carl)) === 0);
  await saveDrafts(carl);
  await updateNote(carl, { ...old, title: 'Anew' });
  expect(await isFound(carl, 'anew')).toBe(true);
  // And what waits already, and is changed again.
  await updateNote(carl, { ...older, title: 'Renamed' });
  await saveDrafts(carl);
  await updateNote(carl, { ...older, title: 'Renamed again' });
  expect(await isFound(carl, 'renamed again')).toBe(true);
  expect(await pendingOf(carl)).toBeGreaterThan(0);
});

onSqlite(
  'finds nothing by words that it had before it was changed, however long it waits for its new ones',
  async () => {
    const [dora] = await server.twoUsers();
    const note = await addNote(dora, 'Secret');
    expect(await isFound(dora, 'secret')).toBe(true);
    await updateNote(dora, { ...note, title: 'Public' });
    const drafts = await saveDrafts(dora);
    const answer = await dora.get('/api/search', { q: 'secret' });
    expect(answer.json()).toEqual([]);
    expect(await pendingOf(dora)).toBeGreaterThan(0);
    await untilFound(dora, drafts);
    await until(() => isFound(dora, 'public'));
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
