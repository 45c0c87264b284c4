import { defineEntity, p } from '@mikro-orm/core';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { Database } from '../database/database';
import { built } from '../database/prepared';
import { ListWriter } from './list-writer';
import type { LooseRows } from './loose-rows';
import type { Projection } from './projection';
import { ProjectionBackfill } from './projection-backfill';
import { recordColumns, removedFlag } from './record-columns';
import { Records } from './records';
import type { RecordTable } from './record-table';

/** Tables of the spec's own: one whose trash is shown by its calls, and one with a trash of its own. */
const TaskSchema = defineEntity({
  name: 'SpecTask',
  properties: { ...recordColumns(), text: p.string(), tag: p.string(), place: p.integer(), deleted: removedFlag() },
});
const PlainSchema = defineEntity({
  name: 'SpecPlain',
  properties: { ...recordColumns(), text: p.string(), tag: p.string(), place: p.integer() },
});
type Content = { id: string; text: string; tag: string };

let server: TestServer;
let database: Database;
let written = 0;
let tasks: RecordTable<typeof TaskSchema>;
let plain: RecordTable<typeof PlainSchema>;
let last: RecordTable<typeof PlainSchema>;

const ada = { id: 'ada' };
const bob = { id: 'bob' };

/** Writes down what a field of each record holds. */
const projectionOf = (name: string, field: 'text' | 'tag', isKeptInTrash = false): Projection<Content> => ({
  name,
  fields: [field],
  isKeptInTrash,
  write: (ownerId, records) => {
    written += 1;
    const values = records.map((record) => ({ name, owner_id: ownerId, id: record.id, value: record[field] }));
    return [
      built((rows) =>
        (rows as unknown as LooseRows)
          .insertInto('spec_projected')
          .values(values)
          .onConflict((conflict) =>
            conflict
              .columns(['name', 'owner_id', 'id'])
              .doUpdateSet((update) => ({ value: update.ref('excluded.value') })),
          ),
      ),
    ];
  },
  remove: (ownerId, ids) => [
    built((rows) =>
      (rows as unknown as LooseRows)
        .deleteFrom('spec_projected')
        .where('name', '=', name)
        .where('owner_id', '=', ownerId)
        .where('id', 'in', ids),
    ),
  ],
});

/** What is written down, as `words ada 1 One`. */
async function projected(): Promise<string[]> {
  const rows = await database.read(
    built((all) =>
      (all as unknown as LooseRows)
        .selectFrom('spec_projected')
        .select(['name', 'owner_id', 'id', 'value'])
        .orderBy('name')
        .orderBy('owner_id')
        .orderBy('id')
        .$castTo<{ name: string; owner_id: string; id: string; value: string }>(),
    ),
  );
  return rows.map(({ name, owner_id, id, value }) => [name, owner_id, id, value].join(' '));
}

const PROJECTIONS = [projectionOf('uploads', 'tag', true), projectionOf('words', 'text')];

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  database = server.app.get(Database);
  await database.transaction(async (rows) => {
    for (const table of ['spec_task', 'spec_plain']) {
      await rows.schema
        .createTable(table)
        .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('owner_id', 'varchar(64)')
        .addColumn('position', 'integer')
        .addColumn('version', 'integer', (column) => column.defaultTo(1))
        .addColumn('removed_at', 'varchar(24)')
        .addColumn('text', 'text')
        .addColumn('tag', 'text')
        .addColumn('place', 'integer')
        .execute();
    }
    await rows.schema
      .createTable('spec_projected')
      .addColumn('name', 'varchar(64)')
      .addColumn('owner_id', 'varchar(64)')
      .addColumn('id', 'varchar(64)')
      .addColumn('value', 'text')
      .addPrimaryKeyConstraint('spec_projected_key', ['name', 'owner_id', 'id'])
      .execute();
  });
  const records = server.app.get(Records);
  tasks = records.owned(TaskSchema, { list: 'spec/tasks', noun: 'task', title: 'text', projections: PROJECTIONS });
  plain = records.owned(PlainSchema, { list: 'spec/plain', noun: 'plain', title: 'text', projections: PROJECTIONS });
  last = records.owned(PlainSchema, { list: 'spec/last', noun: 'plain', projections: PROJECTIONS });
});
afterAll(() => server.close());
beforeEach(async () => {
  await database.transaction(async (rows) => {
    const loose = rows as unknown as LooseRows;
    for (const owner of ['ada', 'bob']) {
      for (const table of ['spec_task', 'spec_plain', 'spec_projected']) {
        await loose.deleteFrom(table).where('owner_id', '=', owner).execute();
      }
    }
  });
  written = 0;
});

const one = { id: '1', text: 'One', tag: 'a', place: 1 };
const two = { id: '2', text: 'Two', tag: 'b', place: 2 };

describe('the rows that follow from a record', () => {
  it('come with it: created, saved, added and filled in', async () => {
    await plain.create(ada, one);
    await plain.save(ada, two);
    await database.transaction(async (rows) => {
      await plain.add(rows, 'bob', { ...one, id: '3' });
      written = 0;
      await plain.fill(rows, 'bob', [
        { ...one, id: '4' },
        { ...two, id: '5' },
      ]);
    });
    expect(await projected()).toEqual(
      ['uploads ada 1 a', 'uploads ada 2 b', 'uploads bob 3 a', 'uploads bob 4 a', 'uploads bob 5 b'].concat([
        ...['words ada 1 One', 'words ada 2 Two', 'words bob 3 One', 'words bob 4 One', 'words bob 5 Two'],
      ]),
    );
    // What is filled in takes one call, however many records there are.
    expect(written).toBe(PROJECTIONS.length);
  });

  it('are left as they are by a creation that is repeated or refused', async () => {
    await plain.create(ada, one);
    await plain.create(ada, { ...one, text: 'Another' });
    await expect(plain.create(bob, { ...one, text: 'Theirs' })).rejects.toThrow('This id is taken');
    await database.transaction((rows) => plain.add(rows, 'bob', { ...one, text: 'Theirs' }));
    expect(await projected()).toEqual(['uploads ada 1 a', 'words ada 1 One']);
  });

  it('follow each kind of change', async () => {
    await plain.create(ada, one);
    const words = async () => (await projected()).at(-1);
    await plain.replace(ada, { ...one, text: 'Replaced' });
    expect(await words()).toBe('words ada 1 Replaced');
    await plain.replace(ada, { ...one, text: 'Merged' }, { ...one, text: 'Replaced' });
    expect(await words()).toBe('words ada 1 Merged');
    await plain.edit(ada, '1', (current) => ({ ...current, text: `${current.text} and edited` }));
    expect(await words()).toBe('words ada 1 Merged and edited');
    await plain.patch(ada, '1', { text: 'Patched' });
    expect(await words()).toBe('words ada 1 Patched');
    expect(await plain.changeMany(ada, ['1', 'unknown'], { text: 'Changed' })).toEqual(['1']);
    expect(await words()).toBe('words ada 1 Changed');
    await expect(plain.patch(ada, 'unknown', { text: 'Patched' })).rejects.toThrow('There is no such plain');
    await expect(plain.patch(bob, '1', { text: 'Theirs' })).rejects.toThrow('There is no such plain');
    expect(await plain.changeMany(bob, ['1'], { text: 'Theirs' })).toEqual([]);
    expect(await projected()).toEqual(['uploads ada 1 a', 'words ada 1 Changed']);
  });

  it('are not written where none of their fields is changed', async () => {
    await plain.create(ada, one);
    written = 0;
    await plain.patch(ada, '1', { place: 5 });
    await plain.changeMany(ada, ['1'], { place: 6 });
    await plain.replace(ada, { ...one, place: 7 }, { ...one, place: 6 });
    await plain.edit(ada, '1', (current) => ({ ...current, place: 8 }));
    expect(written).toBe(0);
    await plain.patch(ada, '1', { tag: 'c' });
    expect(written).toBe(1);
  });

  it('go into the trash or stay, as the projection says, and come back', async () => {
    await plain.create(ada, one);
    await plain.create(ada, two);
    await plain.remove(ada, '1');
    expect(await projected()).toEqual(['uploads ada 1 a', 'uploads ada 2 b', 'words ada 2 Two']);
    await plain.removeMany(ada, ['1', '2', 'unknown']);
    expect(await projected()).toEqual(['uploads ada 1 a', 'uploads ada 2 b']);
    expect(await plain.deleteMany(ada, ['1'])).toEqual([]);
    expect(await plain.trash?.restore(ada, ['2', '1'])).toEqual(['2', '1']);
    expect(await projected()).toEqual(['uploads ada 1 a', 'uploads ada 2 b', 'words ada 1 One', 'words ada 2 Two']);
    await expect(plain.remove(bob, '1')).rejects.toThrow('There is no such plain');
    expect(await plain.removeMany(bob, ['1'])).toEqual([]);
    expect(await projected()).toHaveLength(4);
  });

  it('are gone with what is deleted: past the trash, from it, and when it is emptied', async () => {
    for (const id of ['1', '2', '3', '4']) await plain.create(ada, { ...one, id });
    await plain.deleteMany(ada, ['1']);
    await plain.removeMany(ada, ['2', '3']);
    await plain.trash?.delete(ada, ['2']);
    expect(await projected()).toEqual(['uploads ada 3 a', 'uploads ada 4 a', 'words ada 4 One']);
    await plain.trash?.empty('9999');
    expect(await projected()).toEqual(['uploads ada 4 a', 'words ada 4 One']);
  });

  it('are gone with what is removed where there is no trash', async () => {
    for (const id of ['1', '2', '3']) await last.create(ada, { ...one, id });
    await last.remove(ada, '1');
    await last.removeMany(ada, ['2']);
    expect(await projected()).toEqual(['uploads ada 3 a', 'words ada 3 One']);
    await database.transaction((rows) => last.putAll(rows, 'ada', [two, { ...one, id: '4' }]));
    expect(await projected()).toEqual(['uploads ada 2 b', 'uploads ada 4 a', 'words ada 2 Two', 'words ada 4 One']);
  });

  it('follow the flag that says whether a record is in the trash', async () => {
    const task = { ...one, deleted: false };
    await tasks.create(ada, { ...task, deleted: true });
    expect(await projected()).toEqual(['uploads ada 1 a']);
    await tasks.replace(ada, task);
    expect(await projected()).toEqual(['uploads ada 1 a', 'words ada 1 One']);
    await tasks.replace(ada, { ...task, deleted: true }, task);
    expect(await projected()).toEqual(['uploads ada 1 a']);
    await tasks.edit(ada, '1', (current) => ({ ...current, deleted: false }));
    await tasks.changeMany(ada, ['1'], { deleted: true });
    expect(await projected()).toEqual(['uploads ada 1 a']);
    await tasks.deleteMany(ada, ['1']);
    expect(await projected()).toEqual([]);
  });

  it('are rolled back with the record', async () => {
    const failing = database.transaction(async (rows) => {
      await plain.fill(rows, 'ada', [one]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await projected()).toEqual([]);
  });
});

describe('records that were there before a projection', () => {
  it('get its rows after the next start, once', async () => {
    const before = server.app.get(Records).owned(PlainSchema, { list: 'spec/before', noun: 'plain', title: 'text' });
    await database.transaction((rows) =>
      before.fill(
        rows,
        'ada',
        Array.from({ length: 450 }, (_, index) => ({ ...one, id: String(index) })),
      ),
    );
    await before.create(bob, { ...one, id: 'b1' });
    await before.create(bob, { ...one, id: 'b2' });
    await before.remove(bob, 'b2');
    expect(await projected()).toEqual([]);

    const start = async () => {
      const backfill = new ProjectionBackfill(database, server.app.get(ListWriter));
      for (const table of [plain, tasks]) if (table.projected) backfill.add(table.projected);
      await backfill.onModuleInit();
      backfill.onApplicationBootstrap();
      await backfill.finished();
    };
    await start();
    const rows = await projected();
    expect(rows).toHaveLength(450 + 450 + 3);
    expect(rows).toEqual(expect.arrayContaining(['uploads bob b1 a', 'uploads bob b2 a', 'words bob b1 One']));
    written = 0;
    await start();
    expect(written).toBe(0);
  });

  it('get the rest of them after a later start where the process ended in between', async () => {
    await database.transaction(async (rows) => {
      const records = Array.from({ length: 450 }, (_, index) => ({ ...one, id: String(index) }));
      await last.fill(rows, 'ada', records);
      await (rows as unknown as LooseRows).deleteFrom('spec_projected').where('owner_id', '=', 'ada').execute();
    });
    const start = async () => {
      const backfill = new ProjectionBackfill(database, server.app.get(ListWriter));
      if (last.projected) backfill.add(last.projected);
      await backfill.onModuleInit();
      backfill.onApplicationBootstrap();
      return backfill;
    };
    await (await start()).beforeApplicationShutdown();
    expect((await projected()).length).toBeLessThan(900);
    await (await start()).finished();
    expect(await projected()).toHaveLength(900);
  });
});
