import { startTestServer, type TestServer } from '../../testing/test-server';
import { Database } from './database';
import { onIds } from './on-ids';

let server: TestServer;
let database: Database;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  database = server.app.get(Database);
});
afterAll(() => server.close());

it('finds what is asked for, however many ids there are', async () => {
  const { user } = await server.register({ displayName: 'Ada' });
  const { user: other } = await server.register({ displayName: 'Bob' });
  const named = onIds<{ name: string }>()((rows, ids, { name }) =>
    rows.selectFrom('user').select('id').where('id', 'in', ids).where('display_name', '=', name),
  );
  const found = (ids: string[], name: string) => database.read(named.with(ids, { name }));
  expect(await found([user.uuid, other.uuid], 'Ada')).toEqual([{ id: user.uuid }]);
  expect(await found([other.uuid, user.uuid], 'Bob')).toEqual([{ id: other.uuid }]);
  expect(await found([user.uuid], 'Bob')).toEqual([]);
  const many = Array.from({ length: 500 }, (_, place) => String(place));
  expect(await found([...many, user.uuid], 'Ada')).toEqual([{ id: user.uuid }]);
});

it('works a statement out once for each number of ids, and anew where they are very many', async () => {
  let builds = 0;
  const find = onIds()((rows, ids) => {
    builds += 1;
    return rows.selectFrom('user').select('id').where('id', 'in', ids);
  });
  const buildsFor = async (ids: string[]) => {
    const before = builds;
    await database.read(find.with(ids, {}));
    return builds - before;
  };
  await buildsFor(['a']);
  expect(await buildsFor(['b'])).toBe(0);
  expect(await buildsFor(['a', 'b'])).toBeGreaterThan(0);
  expect(await buildsFor(['c', 'd'])).toBe(0);
  const many = Array.from({ length: 101 }, (_, place) => String(place));
  expect([await buildsFor(many), await buildsFor(many)]).toEqual([1, 1]);
});
