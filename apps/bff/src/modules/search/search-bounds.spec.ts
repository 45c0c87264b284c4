import { until } from '../../testing/passing-time';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { SearchIndex } from '../../platform/search/search-index';
import { searchTerms } from '../../platform/search/search-query';
import type { SearchResultDto } from './search.dto';

let server: TestServer;
let ada: TestUser;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  [ada] = await server.twoUsers();
});
afterAll(() => server.close());

async function search(user: TestUser, q: string, limit = 100): Promise<SearchResultDto[]> {
  const answer = await user.get('/api/search', { q, limit: String(limit) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<SearchResultDto[]>();
}
const titles = async (user: TestUser, q: string) => (await search(user, q)).map(({ title }) => title);
const saveDraft = (user: TestUser, subject: string, text: string) =>
  user.call<{ id: string }>('/api/mail-app/save-draft', { to: [], subject, message: `<p>${text}</p>` });

/** Different words of letters that are four to six letters each once they are compared. */
function longWords(count: number): string[] {
  const letters = [...'㌖㌢㌔㌕㌗㌘㌧㌶㌿㍉'];
  const written = (number: number) =>
    [...String(number).padStart(4, '0')].map((digit) => letters[Number(digit)]).join('');
  return Array.from({ length: count }, (_, number) => `${written(8999 - number)}${'㌖'.repeat(6)}`);
}

it('finds the words of a text that is much longer once it is compared, as far as there is room for them', async () => {
  const words = longWords(9000);
  await saveDraft(ada, 'Long', words.join(' ').slice(0, 99_900));
  for (let at = 0; at < 1000; at += 50) {
    const q = words[at] ?? '';
    expect([q, await titles(ada, q)]).toEqual([q, ['Long']]);
  }
});

it('finds the latest of more than a thousand, and whatever is called just what was typed', async () => {
  const [carl] = await server.twoUsers();
  const addNote = (title: string) =>
    carl.call<{ id: string }>('/api/notes-app/create-note', { note: { title, description: 'about zebrafish' } });
  const first = await addNote('Meeting');
  for (let at = 0; at < 1200; at += 100) {
    await Promise.all(Array.from({ length: 100 }, (_, index) => addNote(`Meeting ${String(at + index)}`)));
  }
  const last = await addNote('Meeting of today');
  for (const q of ['meeting of', 'meeting', 'zebrafish', 'meeting zebrafish']) {
    expect([q, (await search(carl, q)).map(({ id }) => id)]).toEqual([q, expect.arrayContaining([last.id])]);
  }
  // On SQLite a search does not wait for the words of all that was written before it.
  await until(async () => (await search(carl, 'meeting'))[0]?.id === first.id);
});

it('finds what has the word itself, in its title or its text, behind more than two hundred that begin with it', async () => {
  const [gina] = await server.twoUsers();
  const addNote = (note: { title: string; description?: string }) => gina.call('/api/notes-app/create-note', { note });
  await addNote({ title: 'A walk by the canal' });
  await addNote({ title: 'Elsewhere', description: 'by the canal' });
  for (let at = 0; at < 210; at += 30) {
    const write = (index: number) => addNote({ title: `On canalisation ${String(at + index)}`, description: 'of it' });
    await Promise.all(Array.from({ length: 30 }, (_, index) => write(index)));
  }
  await until(async () => (await titles(gina, 'canal'))[0] === 'A walk by the canal');
  await gina.call('/api/notes-app/create-note', { note: { title: 'Not it', description: 'canals' } });
  const found = (await search(gina, 'of canal')).map(({ title }) => title);
  expect(found).toContain('On canalisation 209');
});

it('finds a beginning of any length, however many words begin with it', async () => {
  const [hugo] = await server.twoUsers();
  const written = Array.from({ length: 40 }, (_, at) => `Quintessence${String(at + 10)}`);
  for (const title of written) await hugo.call('/api/notes-app/create-note', { note: { title, description: 'odd' } });
  await hugo.call('/api/notes-app/create-note', { note: { title: 'Quince', description: 'even' } });
  for (const q of ['quintessence', 'odd quinte', 'quintessence odd']) {
    expect([q, (await titles(hugo, q)).toSorted()]).toEqual([q, written]);
  }
  for (const q of ['q', 'qu', 'qui', 'quin'])
    expect([q, await titles(hugo, q)]).toEqual([q, expect.arrayContaining(['Quince', ...written])]);
  expect(await titles(hugo, 'quinc')).toEqual(['Quince']);
  expect(await titles(hugo, 'quintessence49x')).toEqual([]);
  expect(await titles(hugo, 'quintessence49')).toEqual(['Quintessence49']);
});

it('finds beginnings of words before the last where whole words find little, and of four words at most', async () => {
  const [dora] = await server.twoUsers();
  const { id } = await dora.call<{ id: string }>('/api/notes-app/create-note', {
    note: { title: 'Aluminium bicycle carriage', description: 'driftwood evergreen' },
  });
  const isFound = async (q: string) => (await search(dora, q)).some((each) => each.id === id);
  for (const q of ['alu bic car dri', 'aluminium bicycle carriage driftwood ever']) {
    expect([q, await isFound(q)]).toEqual([q, true]);
  }
  expect(await isFound('alu bic car dri ever')).toBe(false);
  for (let at = 0; at < 20; at++) {
    await dora.call('/api/notes-app/create-note', { note: { title: `Alu ${String(at)}`, description: 'bicycle' } });
  }
  expect(await isFound('alu bic')).toBe(false);
});

it('looks at the latest 200 of those that have all words, and at 100,000 characters of a text', async () => {
  const [emil] = await server.twoUsers();
  for (let at = 0; at < 210; at += 30) {
    const write = (index: number) =>
      emil.call('/api/notes-app/create-note', { note: { title: String(at + index), description: 'tangerine' } });
    await Promise.all(Array.from({ length: 30 }, (_, index) => write(index)));
  }
  const { uuid } = emil.user;
  const find = () => server.app.get(SearchIndex).find(uuid, searchTerms('tangerine'));
  await until(async () => (await find()).length >= 200);
  expect((await find()).map(({ number }) => typeof number)).toEqual(Array<string>(200).fill('number'));
  await saveDraft(emil, 'Very long', `${'persimmon '.repeat(9000)} pomegranate`);
  expect(await titles(emil, 'pomegranate')).toEqual(['Very long']);
});
