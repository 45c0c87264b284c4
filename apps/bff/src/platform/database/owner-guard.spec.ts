import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { Database } from './database';
import { built } from './prepared';
import type { Rows } from './tables';

let server: TestServer;
let database: Database;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  database = server.app.get(Database);
});
afterAll(() => server.close());

const OWNERLESS = 'must ask for an owner';

it.each<[string, Parameters<typeof built>[0]]>([
  ['a select', (rows) => rows.selectFrom('note').select('id').where('id', '=', 'x')],
  ['a select of all', (rows) => rows.selectFrom('note').selectAll()],
  ['a join', (rows) => rows.selectFrom('user').innerJoin('note', 'note.id', 'user.id').select('user.id')],
  ['an update', (rows) => rows.updateTable('note').set({ title: '' }).where('id', '=', 'x')],
  ['a delete', (rows) => rows.deleteFrom('note').where('id', '=', 'x')],
  ['an inner select', (rows) => rows.selectFrom('user').select('id').where('id', 'in', inner(rows))],
  ['an inner select in the guise of another’s owner', (rows) => own(rows).where('id', 'in', inner(rows))],
  ['one that only answers the owner', (rows) => rows.selectFrom('note').select(['id', 'owner_id'])],
  [
    'a delete that only answers the owner',
    (rows) => rows.deleteFrom('note').where('id', '=', 'x').returning('owner_id'),
  ],
  [
    'a join of two of which one has an owner',
    (rows) =>
      rows
        .selectFrom('note')
        .innerJoin('note_label as label', 'label.name', 'note.title')
        .select('note.id')
        .where('note.owner_id', '=', 'x'),
  ],
  ['a piece of text', (rows) => rows.selectFrom('user').select(sql`(select count(*) from note)`.as('count'))],
])('refuses %s that does not name the owner', async (_, build) => {
  await expect(database.read(built(build))).rejects.toThrow(OWNERLESS);
});

const inner = (rows: Rows) => rows.selectFrom('note').select('note.id').where('title', '=', '');
const own = (rows: Rows) => rows.selectFrom('note_label').select('id').where('owner_id', '=', 'x');

it('refuses them within a transaction, too', async () => {
  const forgotten = database.transaction((rows) => rows.deleteFrom('note').execute());
  await expect(forgotten).rejects.toThrow(OWNERLESS);
});

it('lets those pass that name it, and tables that belong to nobody', async () => {
  const joined = built((rows) =>
    rows
      .selectFrom('note')
      .innerJoin('note_label as label', 'label.owner_id', 'note.owner_id')
      .select('note.id')
      .where('note.owner_id', '=', 'x'),
  );
  await expect(database.read(joined)).resolves.toEqual([]);
  await expect(database.read(built(own))).resolves.toEqual([]);
  await expect(database.read(built((rows) => rows.selectFrom('user').select('id')))).resolves.toEqual([]);
});

it('lets a job of the server look at all owners, where it says so', async () => {
  const all = built((rows) => rows.selectFrom('note').select('id'), { ofAllOwners: true });
  await expect(database.read(all)).resolves.toEqual([]);
});
