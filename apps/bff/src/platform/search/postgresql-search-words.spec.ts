import { sql } from 'kysely';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { Database } from '../database/database';
import { SearchIndex } from './search-index';
import { searchTerms } from './search-query';

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

/** Leaves places out, as if a user had written so many entries that the next one begins a part, or the one after the next. */
const leavePlacesOut = ({ user }: TestUser, last: 'place of a part' | 'place but one') =>
  server.app.get(Database).transaction(async (rows) => {
    await sql`
      insert into search_words (entry, owner, place, words)
      select nextval('search_entry_number_seq'), owner, (max(place) / 8192 + 1) * 8192 - ${last === 'place of a part' ? 1 : 2}, ''
      from search_words where owner = ${user.uuid} group by owner
    `.execute(rows);
  });

type Note = { id: string; title: string };

const addNote = (user: TestUser, title: string) =>
  user.call<Note>('/api/notes-app/create-note', { note: { title, description: 'about parts' } });
const updateNote = (user: TestUser, note: Note) => user.call('/api/notes-app/update-note', { note });
const removeNote = (user: TestUser, { id }: Note) => user.call('/api/notes-app/remove-note', { noteId: id });
/** The titles of notes that are found, the best first. */
const titles = async (user: TestUser, q: string) =>
  (await user.get('/api/search', { q, limit: '100' }))
    .json<{ type: string; title: string }[]>()
    .flatMap(({ type, title }) => (type === 'note' ? title : []));

const onPostgresql = process.env['TEST_DATABASE_URL'] ? it : it.skip;

onPostgresql('keeps words as long as their entry, and no longer', async () => {
  const [ada] = await server.twoUsers();
  const before = await withWords(ada);
  const note = await addNote(ada, 'First');
  await addNote(ada, 'Second');
  await updateNote(ada, { ...note, title: 'Third' });
  expect(await withWords(ada)).toBe(before + 2);
  await removeNote(ada, note);
  expect(await withWords(ada)).toBe(before + 1);
});

onPostgresql('finds the latest first, in whichever part of the entries of an owner they are', async () => {
  const [ada, bob] = await server.twoUsers();
  const first = await addNote(ada, 'Canal boat');
  await leavePlacesOut(ada, 'place but one');
  await addNote(ada, 'Canal lock');
  const third = await addNote(ada, 'Canal walk');
  await leavePlacesOut(ada, 'place of a part');
  await leavePlacesOut(ada, 'place of a part');
  await addNote(ada, 'Canal zone');
  await addNote(bob, 'Canal of Bob');
  const all = ['Canal zone', 'Canal walk', 'Canal lock', 'Canal boat'];
  for (const q of ['canal', 'can', 'c', 'about part', 'canal parts'])
    expect([q, await titles(ada, q)]).toEqual([q, all]);
  await leavePlacesOut(ada, 'place of a part');
  await updateNote(ada, { ...first, title: 'Canal barge' });
  expect(await titles(ada, 'boat')).toEqual([]);
  expect(await titles(ada, 'canal')).toEqual([...all.slice(0, 3), 'Canal barge']);
  await removeNote(ada, third);
  expect(await titles(ada, 'canal')).toEqual(['Canal zone', 'Canal lock', 'Canal barge']);
  expect(await titles(bob, 'canal')).toEqual(['Canal of Bob']);
});

onPostgresql('looks no further than for the latest two hundred', async () => {
  const [ada] = await server.twoUsers();
  await addNote(ada, 'Tangerine of old');
  await leavePlacesOut(ada, 'place but one');
  for (let at = 0; at < 200; at += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, index) => addNote(ada, `Tangerine ${String(at + index)}`)));
  }
  expect(await titles(ada, 'tangerine of')).toEqual(['Tangerine of old']);
  const found = await server.app.get(SearchIndex).find(ada.user.uuid, searchTerms('tangerine'));
  expect(found.map(({ title }) => title)).not.toContain('Tangerine of old');
  expect(found).toHaveLength(200);
});
