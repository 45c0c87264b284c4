import { setTimeout as pause } from 'node:timers/promises';
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
const pendingOf = ({ user }: TestUser, { app } = server) =>
  app.get(Database).transaction(async (rows) => {
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
async function saveDrafts(user: TestUser, drafts = 40): Promise<number> {
  const wordsOf = (draft: number) =>
    Array.from({ length: 9000 }, (_, word) => `x${(draft * 9000 + word).toString(36)}`).join(' ');
  const saveDraft = (draft: number) =>
    user.call('/api/mail-app/save-draft', { to: [], subject: `Draft ${String(draft)}`, message: wordsOf(draft) });
  await Promise.all(Array.from({ length: drafts }, (_, draft) => saveDraft(draft)));
  return drafts;
}
/** All of what tells time but what is done after a while. */
const TIME_BUT_TIMEOUTS = [
  ...(['Date', 'performance', 'hrtime', 'nextTick', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
];

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

onSqlite('gives words to those who have changed little while there is much to do for others', async () => {
  const database = server.app.get(Database);
  const entriesOf = (owner: string, count: number) =>
    Array.from({ length: count }, (_, id) => ({
      ...{ owner_id: owner, list: 'spec', record_id: `${owner}-${String(id)}`, type: 'note', url: '/' },
      ...{ title: `Note ${String(id)}`, text: '' },
    }));
  // By its name, its entries and their turns the other owner comes first.
  await database.transaction(async (rows) => {
    for (const entries of [entriesOf('many', 3000), entriesOf('one', 1)]) {
      await rows.insertInto('search_entry').values(entries).execute();
    }
  });
  const pendingOwners = () =>
    database.transaction(async (rows) => {
      const owners = sql<{ owner: string }>`select distinct owner from search_pending where owner in ('many', 'one')`;
      return (await owners.execute(rows)).rows.map(({ owner }) => owner);
    });
  await until(async () => !(await pendingOwners()).includes('one'));
  expect(await pendingOwners()).toEqual(['many']);
});

onSqlite(
  'hurries where a search did not wait for all, though others write, and then leaves them alone again',
  async () => {
    const [eve, fay] = await server.twoUsers();
    await saveDrafts(eve, 16);
    await isFound(eve, 'something');
    expect(await pendingOf(eve)).toBeGreaterThan(0);
    // The background takes its turns when the timers are told to go on, and somebody has written before each.
    jest.useFakeTimers({ doNotFake: TIME_BUT_TIMEOUTS });
    const writeBeforeTurn = async () => {
      await addNote(fay, 'Meanwhile');
      await until(() => Promise.resolve(jest.getTimerCount() > 0));
      await jest.advanceTimersByTimeAsync(250);
    };
    const waitsFor = async (user: TestUser, turns: number) => {
      for (let turn = 0; turn < turns && (await pendingOf(user)) > 0; turn += 1) await writeBeforeTurn();
      return pendingOf(user);
    };
    try {
      // Where nobody has searched, those who write are left alone for 40 turns.
      expect(await waitsFor(eve, 38)).toBe(0);
      await until(async () => {
        await jest.advanceTimersByTimeAsync(250);
        return (await pendingOf(fay)) === 0;
      });
      // A turn that had begun in haste may still take some of them.
      await until(async () => {
        const before = await pendingOf(fay);
        for (let turn = 0; turn < 5; turn += 1) await writeBeforeTurn();
        return (await pendingOf(fay)) === before + 5;
      });
    } finally {
      jest.useRealTimers();
    }
  },
);

describe('without the background', () => {
  let other: TestServer;
  let ada: TestUser;
  beforeAll(async () => {
    other = await startTestServer({ env: { DEMO_DATA: 'false' } });
    await other.app.get(SearchIndex).beforeApplicationShutdown();
  });
  beforeEach(async () => {
    ada = await other.register();
  });
  afterAll(() => other.close());

  onSqlite('finds what was changed also where it had to wait for a long transaction first', async () => {
    await addNote(ada, 'Changed');
    // Longer than a search gives words.
    const transaction = other.app.get(Database).transaction(() => pause(80));
    expect(await isFound(ada, 'changed')).toBe(true);
    await transaction;
  });

  onSqlite('does not wait for what was removed before it got its words', async () => {
    const { id } = await addNote(ada, 'Removed');
    await ada.call('/api/notes-app/remove-note', { noteId: id });
    expect(await pendingOf(ada, other)).toBe(0);
  });

  onSqlite('looks the words of a beginning up once for a search, in however many ways it is looked for', async () => {
    await addNote(ada, 'Odd quintessence');
    const search = (q: string) => ada.get('/api/search', { q });
    await search('odd');
    // Beginnings of four letters are not looked up; one of five is, among those of the user and those of everybody.
    const withoutLooks = await readsOf(other, () => search('odd quin'));
    expect(await readsOf(other, () => search('odd quint'))).toBe(withoutLooks + 2);
  });
});
