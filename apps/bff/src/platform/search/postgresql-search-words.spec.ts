import { sql } from 'kysely';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { Database } from '../database/database';
import type { Transaction } from '../database/tables';
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

/** How many rows of words a transaction has read so far, whether by an index or not. */
const wordsRead = async (rows: Transaction) => {
  const { rows: found } = await sql<{ read: string }>`
    select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'search_words'
  `.execute(rows);
  return Number(found[0]?.read);
};

onPostgresql(
  'reads of the words of many no more than it needs, also where that was planned when there were few',
  async () => {
    const few = await startTestServer({ env: { DEMO_DATA: 'false' } });
    const owner = 'owner-of-many';
    const read = await few.app.get(Database).transaction(async (rows) => {
      const write = (title: string) =>
        sql`select search_write(${owner}, 'spec', 'record', 'spec', ${title}, '', '', ${title})`.execute(rows);
      const remove = () => rows.deleteFrom('search_entry').where('owner_id', '=', owner).execute();
      const writeFindAndRemove = async () => {
        for (const title of ['first', 'second']) await write(title);
        await sql`select search_latest(${owner}, '''#nothing''', 200)`.execute(rows);
        await remove();
      };
      await write('first');
      await sql`analyze search_words`.execute(rows);
      // From the sixth time on a connection keeps its plan.
      for (let time = 0; time < 8; time += 1) await writeFindAndRemove();
      await sql`
      insert into search_words (entry, owner, place, words)
      select -place, ${owner}, place, '' from generate_series(1, 5000) as place
    `.execute(rows);
      const before = await wordsRead(rows);
      await writeFindAndRemove();
      return (await wordsRead(rows)) - before;
    });
    await few.close();
    expect(read).toBeLessThan(20);
  },
);
