import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { Database } from './database';
import type { LooseRows } from '../records/loose-rows';
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

type Case = [string, Parameters<typeof built>[0]];

it.each<Case>([
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
  [
    'one with another condition as a choice',
    (rows) => notes(rows).where(({ or, eb }) => or([eb('note.owner_id', '=', 'x'), eb('id', '=', 'y')])),
  ],
  [
    'one with a choice within a condition',
    (rows) =>
      notes(rows).where(({ and, or, eb }) =>
        and([eb('id', '=', 'y'), or([eb('owner_id', '=', 'x'), eb('title', '=', '')])]),
      ),
  ],
  [
    'one with a choice in text beside the owner',
    (rows) =>
      notes(rows)
        .where('owner_id', '=', 'x')
        .where(sql<boolean>`id = 'a' or title = ''`),
  ],
  ['one that negates it', (rows) => notes(rows).where(({ not, eb }) => not(eb('owner_id', '=', 'x')))],
  ...(['<>', '!=', '>', '>=', '<', 'like', 'is not'] as const).map((operator): Case => [
    `one with owner_id ${operator} a value`,
    (rows) => notes(rows).where('owner_id', operator, 'x'),
  ]),
  ['one with owner_id not in values', (rows) => notes(rows).where('owner_id', 'not in', ['x'])],
  ['one with owner_id that is not null', (rows) => notes(rows).where('owner_id', 'is not', null)],
  ['one with owner_id equal to itself', (rows) => notes(rows).whereRef('owner_id', '=', 'owner_id')],
  ['one with owner_id equal to another column', (rows) => notes(rows).whereRef('owner_id', '=', 'title')],
  [
    'one with owner_id of any owner',
    (rows) => notes(rows).where('owner_id', 'in', rows.selectFrom('user').select('id')),
  ],
  [
    'one that orders by the owner after groups',
    (rows) => rows.selectFrom('note').select('owner_id').groupBy('owner_id').having('owner_id', '=', 'x'),
  ],
  [
    'one that counts with a condition',
    (rows) => rows.selectFrom('note').select(({ fn }) => fn.countAll().filterWhere('owner_id', '=', 'x').as('count')),
  ],
  [
    'one of several tables that does not say whose owner',
    (rows) =>
      rows.selectFrom('note').innerJoin('user', 'user.id', 'note.id').select('note.id').where('owner_id', '=', 'x'),
  ],
  ['a join whose owners only equal each other', (rows) => joined(rows)],
  [
    'a left join that binds the other table',
    (rows) =>
      rows
        .selectFrom('note')
        .leftJoin('note_label as label', (join) =>
          join.onRef('label.owner_id', '=', 'note.owner_id').on('label.owner_id', '=', 'x'),
        )
        .select('note.id'),
  ],
  [
    'a right join that is bound where it joins',
    (rows) =>
      rows
        .selectFrom('note_label as label')
        .rightJoin('note', (join) => join.on('note.owner_id', '=', 'x'))
        .select('note.id')
        .where('label.owner_id', '=', 'x'),
  ],
  [
    'a join with a choice',
    (rows) =>
      rows
        .selectFrom('note')
        .innerJoin('note_label as label', (join) =>
          join.on(({ or, eb }) => or([eb('label.owner_id', '=', eb.ref('note.owner_id')), eb('label.name', '=', '')])),
        )
        .select('note.id')
        .where('note.owner_id', '=', 'x'),
  ],
  [
    'two tables of which one has an owner',
    (rows) => rows.selectFrom(['note', 'note_label as label']).select('note.id').where('note.owner_id', '=', 'x'),
  ],
  [
    'an inner select of the owner of an unbound one',
    (rows) =>
      notes(rows).where(({ exists, selectFrom }) =>
        exists(selectFrom('note_label as label').select('label.id').whereRef('label.owner_id', '=', 'note.owner_id')),
      ),
  ],
  [
    'an inner select that hides the table it seems to speak of',
    (rows) =>
      notes(rows)
        .where('owner_id', '=', 'x')
        .where('id', 'in', rows.selectFrom('note').select('id').whereRef('note.owner_id', '=', 'note.owner_id')),
  ],
  ['a part of a union', (rows) => notes(rows).where('owner_id', '=', 'x').union(notes(rows))],
  [
    'a common table',
    (rows) =>
      rows
        .with('mine', () => notes(rows))
        .selectFrom('mine')
        .select('id'),
  ],
  [
    'an update from another table',
    (rows) => rows.updateTable('user').from('note').set({ email: 'x' }).whereRef('note.id', '=', 'user.id'),
  ],
  [
    'a delete using another table',
    (rows) => rows.deleteFrom('note').using('user').whereRef('note.owner_id', '=', 'user.id'),
  ],
  ['an insert', (rows) => loose(rows).insertInto('note').values({ id: 'x' })],
  [
    'an insert from a select',
    (rows) =>
      loose(rows)
        .insertInto('note')
        .columns(['id', 'title'])
        .expression(loose(rows).selectFrom('user').select(['id', 'email']).where('id', '=', 'x')),
  ],
  [
    'an insert that writes over what is there',
    (rows) => labels(rows).onConflict((conflict) => conflict.column('id').doUpdateSet({ name: 'mine' })),
  ],
  [
    'an insert that writes over another owner’s',
    (rows) =>
      labels(rows).onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ name: 'mine' }).where('note_label.owner_id', '<>', 'x'),
      ),
  ],
  ['an insert that replaces what is there', (rows) => labels(rows).orReplace()],
  ['a merge', (rows) => rows.mergeInto('note').using('user', 'user.id', 'note.owner_id').whenMatched().thenDelete()],
  [
    'text that says nothing of the owner beside other conditions',
    (rows) => notes(rows).where(sql<boolean>`owner_id is not null`),
  ],
  ['text that compares the owner with itself', (rows) => notes(rows).where(sql<boolean>`owner_id = owner_id`)],
  [
    'text that compares more than the owner',
    (rows) => notes(rows).where(sql<boolean>`owner_id = ${'x'} or title = ''`),
  ],
  ['text as a table', (rows) => rows.selectFrom(sql<{ id: string }>`note`.as('note')).select('note.id')],
  [
    'text as a table by its name',
    (rows) => rows.selectFrom(sql<{ id: string }>`(select * from ${sql.table('note')})`.as('mine')).select('mine.id'),
  ],
  [
    'text that says the owner as a choice',
    (rows) =>
      rows.selectFrom('user').select(sql`(select count(*) from note where id = '' or owner_id = ${'x'})`.as('count')),
  ],
  [
    'text that only answers the owner',
    (rows) => rows.selectFrom('user').select(sql`(select max(owner_id) from note)`.as('owner')),
  ],
  [
    'text of two tables',
    (rows) =>
      rows
        .selectFrom('user')
        .select(sql`(select count(*) from note, note_label where note.owner_id = ${'x'})`.as('count')),
  ],
  [
    'text within a function within text',
    (rows) =>
      rows.selectFrom('user').select(({ fn }) => sql`1 + ${fn('abs', [sql`(select count(*) from note)`])}`.as('count')),
  ],
  ...[
    'select title from main.note',
    'select title from "note" as n where n.id = ?',
    'select title from user u, note where u.owner_id = ?',
    'select title from (select ? as owner_id) u, note where u.owner_id = ?',
    'select title from user where owner_id = ? and id in (table note)',
    'select title from note where title = ? or owner_id = ?',
    'select title from note where (0 and owner_id = ?) = 0',
    'select title from note where ifnull(1, 0 and owner_id = ?)',
    'select title from note where id between ? and owner_id = ?',
  ].map((text): Case => [`the text ${text}`, (rows) => ({ compile: () => sql.raw(text).compile(rows) })]),
  [
    'text with a table of a schema put into it',
    (rows) => rows.selectFrom('user').select(sql`(select title from ${sql.ref('main.note')})`.as('title')),
  ],
  [
    'text as a table of a schema',
    (rows) => rows.selectFrom(sql<{ title: string }>`${sql.raw('main.note')}`.as('n')).select('n.title'),
  ],
  ['a piece of text', (rows) => rows.selectFrom('user').select(sql`(select count(*) from note)`.as('count'))],
])('refuses %s, which does not ask for an owner', async (_, build) => {
  await expect(database.read(built(build))).rejects.toThrow(OWNERLESS);
});

const loose = (rows: Rows) => rows as unknown as LooseRows;
const notes = (rows: Rows) => rows.selectFrom('note').select('note.id');
const labels = (rows: Rows) => loose(rows).insertInto('note_label').values({ id: 'x', owner_id: 'x', name: 'mine' });
const joined = (rows: Rows) => notes(rows).innerJoin('note_label as label', 'label.owner_id', 'note.owner_id');
const inner = (rows: Rows) => rows.selectFrom('note').select('note.id').where('title', '=', '');
const own = (rows: Rows) => rows.selectFrom('note_label').select('id').where('owner_id', '=', 'x');

it('refuses them within a transaction, too', async () => {
  const forgotten = database.transaction((rows) => rows.deleteFrom('note').execute());
  await expect(forgotten).rejects.toThrow(OWNERLESS);
});

it.each<Case>([
  ['a value', own],
  ['values', (rows) => notes(rows).where('owner_id', 'in', ['x', '*'])],
  [
    'a value among other conditions',
    (rows) => notes(rows).where(({ and, eb }) => and([eb('title', '=', ''), eb('owner_id', '=', 'x')])),
  ],
  [
    'a value beside a choice',
    (rows) =>
      notes(rows)
        .where('owner_id', '=', 'x')
        .where(({ or, eb }) => or([eb('title', '=', ''), eb('id', '=', 'y')])),
  ],
  ['a value in text', (rows) => notes(rows).where(sql<boolean>`note.owner_id = ${'x'}`)],
  [
    'a value beside text with a choice in parentheses',
    (rows) =>
      notes(rows)
        .where('owner_id', '=', 'x')
        .where(sql<boolean>`(title = '' or id = 'y')`),
  ],
  ['a join of the same owner', (rows) => joined(rows).where('note.owner_id', '=', 'x')],
  ['a join of the owner that joins', (rows) => joined(rows).where('label.owner_id', '=', 'x')],
  [
    'a left join of the same owner',
    (rows) =>
      rows
        .selectFrom('note')
        .leftJoin('note_label as label', 'label.owner_id', 'note.owner_id')
        .select('note.id')
        .where('note.owner_id', '=', 'x'),
  ],
  [
    'joins in a row',
    (rows) =>
      joined(rows).innerJoin('note as other', 'other.owner_id', 'label.owner_id').where('note.owner_id', '=', 'x'),
  ],
  [
    'an inner select of the same owner',
    (rows) =>
      notes(rows)
        .where('note.owner_id', '=', 'x')
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('note_label as label').select('label.id').whereRef('label.owner_id', '=', 'note.owner_id')),
        ),
  ],
  [
    'a text that reads a table',
    (rows) =>
      rows
        .selectFrom('user')
        .select(sql`(select count(*) from ${sql.table('note')} where owner_id = ${'x'})`.as('count'))
        .where('id', '=', 'x'),
  ],
  ['a table that belongs to nobody', (rows) => rows.selectFrom('user').select('id').where('id', '=', 'x')],
])('lets pass %s', async (_, build) => {
  await expect(database.read(built(build))).resolves.toEqual([]);
});

it.each<Case>([
  ['an update', (rows) => rows.updateTable('note').set({ title: '' }).where('owner_id', '=', 'x')],
  ['a delete', (rows) => rows.deleteFrom('note').where('owner_id', '=', 'x')],
  [
    'an insert over what is the owner’s',
    (rows) => stamps(rows).onConflict((conflict) => conflict.columns(['owner_id', 'list']).doUpdateSet({ stamp: '2' })),
  ],
  [
    'an insert over what is the owner’s by a condition',
    (rows) =>
      stamps(rows).onConflict((conflict) =>
        conflict.columns(['owner_id', 'list']).doUpdateSet({ stamp: '2' }).where('list_stamp.owner_id', '=', 'x'),
      ),
  ],
])('lets %s write', async (_, build) => {
  await expect(database.write([built(build)])).resolves.toEqual(expect.any(Number));
});

const stamps = (rows: Rows) => rows.insertInto('list_stamp').values({ owner_id: 'x', list: 'guard', stamp: '1' });

it('lets a job of the server look at all owners, where it says so', async () => {
  const all = built((rows) => rows.selectFrom('note').select('id'), { ofAllOwners: true });
  await expect(database.read(all)).resolves.toEqual([]);
});
