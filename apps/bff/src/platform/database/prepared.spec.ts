import { randomUUID } from 'node:crypto';
import { sql, type Compilable } from 'kysely';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { Database } from './database';
import { prepare, type Given } from './prepared';
import type { Rows } from './tables';

let server: TestServer;
let database: Database;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  database = server.app.get(Database);
});
afterAll(() => server.close());

type Values = { id: string; name: string | null; limit: number };
const VALUES: Values = { id: 'a', name: null, limit: 1 };

it('binds values where they are put in, also none', async () => {
  const { user } = await server.register({ displayName: 'Ada' });
  const find = prepare<Values>()((rows, { id, limit }) =>
    rows.selectFrom('user').select('display_name').where('id', '=', id).limit(limit),
  );
  expect(await database.read(find.with({ ...VALUES, id: user.uuid }))).toEqual([{ display_name: 'Ada' }]);
  expect(await database.read(find.with(VALUES))).toEqual([]);
});

it('binds values beside constants in lists, in texts, and where columns would be left out', async () => {
  const put = prepare<{ owner: string; first: string; second: string }>()((rows, given) =>
    rows
      .insertInto('list_stamp')
      .values([
        { owner_id: given.owner, list: 'first', stamp: given.first },
        { owner_id: given.owner, list: 'second', stamp: sql`${given.second} || '!'` },
      ])
      .onConflict((conflict) => conflict.columns(['owner_id', 'list']).doUpdateSet({ stamp: given.first })),
  );
  const change = prepare<{ owner: string; stamp: string }>()((rows, { owner, stamp }) =>
    rows.updateTable('list_stamp').set({ stamp }).where('owner_id', '=', owner).where('list', 'in', ['first', stamp]),
  );
  const read = prepare<{ owner: string }>()((rows, { owner }) =>
    rows.selectFrom('list_stamp').select('stamp').where('owner_id', 'in', [owner, '*']).orderBy('list'),
  );
  await database.write([put.with({ owner: 'prepared', first: '1', second: '2' })]);
  expect(await database.read(read.with({ owner: 'prepared' }))).toEqual([{ stamp: '1' }, { stamp: '2!' }]);
  await database.write([change.with({ owner: 'prepared', stamp: '3' })]);
  expect(await database.read(read.with({ owner: 'prepared' }))).toEqual([{ stamp: '3' }, { stamp: '2!' }]);
});

const all = (rows: Rows) => rows.selectFrom('user').select('id');

it.each<[string, (rows: Rows, given: Given<Values>) => Compilable<unknown>]>([
  ['converted to text', (rows, { id }) => all(rows).where('id', '=', `${id as unknown as string}`)],
  ['converted to JSON', (rows, { id }) => all(rows).where('id', '=', JSON.stringify(id))],
  // @ts-expect-error -- it is no number yet
  ['counted with', (rows, { limit }) => all(rows).limit(limit + 1)],
  // @ts-expect-error -- it is no text yet
  ['worked with', (rows, { id }) => all(rows).where('id', '=', id.toLowerCase())],
  ['spread', (rows, given) => rows.updateTable('user').set({ ...given, id: 'b' })],
  ['looked through', (rows, given) => ('name' in given ? all(rows) : rows.deleteFrom('user'))],
  // @ts-expect-error -- it is no list yet
  ['spread as a list', (rows, { id }) => all(rows).where('id', 'in', [...id])],
  // @ts-expect-error -- it is no number yet
  ['compared', (rows, { limit }) => (limit > 5 ? rows.deleteFrom('user') : all(rows))],
  ['compared with null', (rows, { name }) => (name === null ? all(rows) : all(rows).where('display_name', '=', name))],
  [
    'compared with undefined',
    (rows, { name }) => (name === undefined ? all(rows) : all(rows).where('display_name', '=', name)),
  ],
  [
    'compared with undefined for a column',
    (rows, { id, name }) =>
      name === undefined ? all(rows) : rows.updateTable('user').set({ email: id }).where('id', '=', id),
  ],
  [
    'looked for in a list',
    (rows, { name }) =>
      [null, undefined].includes(name as unknown as null) ? all(rows) : all(rows).where('display_name', '=', name),
  ],
  [
    'asked for its type',
    (rows, { name }) => all(rows).where('id', '=', (typeof name as string) === 'string' ? 'x' : 'y'),
  ],
  [
    'asked for its type to be a number',
    (rows, { limit }) => ((typeof limit as string) === 'number' ? all(rows).limit(limit) : all(rows)),
  ],
  ['given a default', (rows, { name }) => all(rows).where('display_name', '=', name ?? 'nobody')],
  ['given a default by its name', (rows, { name = 'nobody' }) => all(rows).where('display_name', '=', name)],
  ['given a default that is null', (rows, { name }) => all(rows).where('display_name', '=', name || null)],
  ['taken for true', (rows, { name }) => (name ? all(rows).where('display_name', '=', name) : all(rows))],
  ['taken for a choice of constants', (rows, { name }) => all(rows).where('id', '=', name ? 'x' : 'y')],
])('throws where a value is %s while the statement is built', async (_, build) => {
  await expect(database.read(prepare<Values>()(build).with(VALUES))).rejects.toThrow(/prepared statement/i);
});

it('throws where something new is bound each time, which would be frozen', async () => {
  const find = prepare<Values>()((rows) => all(rows).where('id', '=', randomUUID()));
  await expect(database.read(find.with(VALUES))).rejects.toThrow(/prepared statement/i);
});

it('takes a value that is to come for equal to nothing, and its type refuses the question', async () => {
  const answers: boolean[] = [];
  const find = prepare<Values>()((rows, { id }) => {
    // @ts-expect-error -- a value that is to come is no text
    answers.push(id === 'a');
    // @ts-expect-error -- a value that is to come is no text
    answers.push(['a', 'b'].includes(id));
    return all(rows).where('id', '=', id);
  });
  await database.read(find.with(VALUES));
  expect(new Set(answers)).toEqual(new Set([false]));
});
