import { startTestServer, type TestServer } from '../../testing/test-server';
import { Database } from './database';
import { prepare } from './prepared';

let server: TestServer;
let database: Database;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  database = server.app.get(Database);
});
afterAll(() => server.close());

type Given = { id: string; name: string | null; limit: number };
const VALUES: Given = { id: 'a', name: null, limit: 1 };

it('binds values where they are put in, also none', async () => {
  const { user } = await server.register({ displayName: 'Ada' });
  const find = prepare<Given>()((rows, { id, limit }) =>
    rows.selectFrom('user').select('display_name').where('id', '=', id).limit(limit),
  );
  expect(await database.read(find.with({ ...VALUES, id: user.uuid }))).toEqual([{ display_name: 'Ada' }]);
  expect(await database.read(find.with(VALUES))).toEqual([]);
});

it.each<[string, Parameters<ReturnType<typeof prepare<Given>>>[0]]>([
  ['converted to text', (rows, { id }) => rows.selectFrom('user').select('id').where('id', '=', `${id}`)],
  ['converted to JSON', (rows, { id }) => rows.selectFrom('user').select('id').where('id', '=', JSON.stringify(id))],
  [
    'counted with',
    (rows, { limit }) =>
      rows
        .selectFrom('user')
        .select('id')
        .limit(limit + 1),
  ],
  ['worked with', (rows, { id }) => rows.selectFrom('user').select('id').where('id', '=', id.toLowerCase())],
  ['spread', (rows, given) => rows.updateTable('user').set({ ...given, id: 'b' })],
  [
    'spread as a list',
    (rows, { id }) =>
      rows
        .selectFrom('user')
        .select('id')
        .where('id', 'in', [...id]),
  ],
  ['compared', (rows, { limit }) => (limit > 5 ? rows.deleteFrom('user') : rows.selectFrom('user').select('id'))],
  [
    'looked for',
    (rows, { name }) =>
      name === null
        ? rows.selectFrom('user').select('id')
        : rows.selectFrom('user').select('id').where('display_name', '=', name),
  ],
])('throws where a value is %s while the statement is built', async (_, build) => {
  await expect(database.read(prepare<Given>()(build).with(VALUES))).rejects.toThrow(/prepared statement/i);
});
