import { ConflictException, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { Database } from './database';
import { DatabaseListStamps } from './database-list-stamps';
import type { ListKey } from './list-stamps';
import { OwnerGuard } from './owner-guard';
import { prepare } from './prepared';
import { StatementCompiler } from './statement-compiler';
import type { Transaction } from './tables';

/** On SQLite, one transaction waits for the other from its beginning. */
const describePostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;

type Stamp = { owner: string; stamp: string };

const put = prepare<Stamp>()((rows, { owner, stamp }) =>
  rows.insertInto('list_stamp').values({ owner_id: owner, list: 'spec', stamp }),
);
const putAndAnswer = prepare<Stamp>()((rows, { owner, stamp }) =>
  rows.insertInto('list_stamp').values({ owner_id: owner, list: 'spec', stamp }).returning('owner_id'),
);
const change = prepare<Stamp>()((rows, { owner, stamp }) =>
  rows.updateTable('list_stamp').set({ stamp }).where('owner_id', '=', owner).where('list', '=', 'spec'),
);
const read = prepare<{ owner: string }>()((rows, { owner }) =>
  rows.selectFrom('list_stamp').select('stamp').where('owner_id', '=', owner).where('list', '=', 'spec'),
);

let server: TestServer;
let database: Database;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  database = server.app.get(Database);
});
afterAll(() => server.close());

const stampOf = async (owner: string) => (await database.read(read.with({ owner })))[0]?.stamp;
const missing = () => new ConflictException('Nothing to change');

it('says how many rows a batch changed, and calls back when they are stored', async () => {
  const written = jest.fn();
  const both = [put.with({ owner: 'a', stamp: '1' }), put.with({ owner: 'b', stamp: '1' })];
  expect(await database.write(both, written)).toBe(2);
  expect(written).toHaveBeenCalledTimes(1);
  expect([await stampOf('a'), await stampOf('b')]).toEqual(['1', '1']);
});

it('stores nothing of a batch of which one statement fails or finds no row', async () => {
  const written = jest.fn();
  const unknown = change.with({ owner: 'nobody', stamp: '2' }, { missing });
  await expect(database.write([put.with({ owner: 'c', stamp: '1' }), unknown], written)).rejects.toThrow(
    ConflictException,
  );
  const twice = put.with({ owner: 'd', stamp: '1' });
  await expect(database.write([twice, twice], written)).rejects.toThrow();
  expect(written).not.toHaveBeenCalled();
  expect([await stampOf('c'), await stampOf('d')]).toEqual([undefined, undefined]);
});

it('keeps batches and readers out of a transaction of several round trips', async () => {
  await database.write([put.with({ owner: 'e', stamp: 'before' })]);
  const events: string[] = [];
  let finish = () => undefined as unknown;
  const open = new Promise((resolve) => (finish = () => resolve(undefined)));
  let begin = () => undefined as unknown;
  const begun = new Promise((resolve) => (begin = () => resolve(undefined)));

  const failing = database.transaction<unknown>(async (rows) => {
    await rows.updateTable('list_stamp').set({ stamp: 'never' }).where('owner_id', '=', 'e').execute();
    events.push('changed');
    begin();
    await open;
    throw new Error('rolled back');
  });
  await begun;
  const batch = database.write([change.with({ owner: 'e', stamp: 'after' })]).then(() => events.push('batch'));
  const reader = stampOf('e');
  finish();

  await expect(failing).rejects.toThrow('rolled back');
  await batch;
  expect(events).toEqual(['changed', 'batch']);
  expect(['before', 'after']).toContain(await reader);
  expect(await stampOf('e')).toBe('after');
});

it('runs transactions that are begun at once without losing one', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `f${String(index)}`);
  const insert = (owner: string) =>
    database.transaction<unknown>(async (rows) => {
      await rows.insertInto('list_stamp').values({ owner_id: owner, list: 'spec', stamp: '0' }).execute();
      await rows.updateTable('list_stamp').set({ stamp: '1' }).where('owner_id', '=', owner).execute();
    });
  await Promise.all(names.map(insert));
  expect(await Promise.all(names.map(stampOf))).toEqual(names.map(() => '1'));
});

it('stores what comes at the same moment, and what fails takes nothing with it', async () => {
  const store = (owner: string) => database.store(putAndAnswer.with({ owner, stamp: '1' }));
  const [first, second, again, third] = await Promise.allSettled([store('g'), store('h'), store('g'), store('i')]);
  expect(second).toEqual({ status: 'fulfilled', value: [{ owner_id: 'h' }] });
  expect(third).toEqual({ status: 'fulfilled', value: [{ owner_id: 'i' }] });
  // Which of two comes first, PostgreSQL decides: each has a connection of its own.
  const [won, lost] = first.status === 'fulfilled' ? [first, again] : [again, first];
  expect(won).toEqual({ status: 'fulfilled', value: [{ owner_id: 'g' }] });
  expect(lost).toMatchObject({ status: 'rejected' });
  expect(await Promise.all(['g', 'h', 'i'].map(stampOf))).toEqual(['1', '1', '1']);
});

it('writes batches that come at the same moment each whole or not at all', async () => {
  const written = jest.fn();
  const pair = (one: string, other: string) => [
    put.with({ owner: one, stamp: '1' }),
    put.with({ owner: other, stamp: '1' }),
  ];
  const results = await Promise.allSettled([
    database.write(pair('pair-a', 'pair-b'), written),
    database.write([...pair('pair-c', 'pair-d'), change.with({ owner: 'nobody', stamp: '2' }, { missing })], written),
    database.write(pair('pair-e', 'pair-e'), written),
    database.write(pair('pair-f', 'pair-g'), written),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(written).toHaveBeenCalledTimes(2);
  const stamps = await Promise.all([...'abcdefg'].map((letter) => stampOf(`pair-${letter}`)));
  expect(stamps).toEqual(['1', '1', undefined, undefined, undefined, '1', '1']);
});

it('answers all writes of one moment, though what follows one of them fails', async () => {
  Logger.overrideLogger(false);
  const failing = () => {
    throw new Error('Not my day');
  };
  const both = [
    database.write([put.with({ owner: 'followed', stamp: '1' })], failing),
    database.write([put.with({ owner: 'beside', stamp: '1' })]),
  ];
  expect(await Promise.all(both)).toEqual([1, 1]);
});

it('stores all of very many that come at the same moment', async () => {
  const owners = Array.from({ length: 200 }, (_, index) => `many${String(index).padStart(3, '0')}`);
  const answered: string[] = [];
  const store = async (owner: string) => {
    const [row] = await database.store(putAndAnswer.with({ owner, stamp: '1' }));
    answered.push(row?.owner_id ?? 'nothing');
  };
  await Promise.all(owners.map(store));
  expect(answered.toSorted()).toEqual(owners);
  expect(await Promise.all(owners.map(stampOf))).toEqual(owners.map(() => '1'));
});

it('keeps what is stored at one moment out of a transaction of several round trips', async () => {
  let finish = () => undefined as unknown;
  const open = new Promise((resolve) => (finish = () => resolve(undefined)));
  const failing = database.transaction<unknown>(async () => {
    await open;
    throw new Error('rolled back');
  });
  const stored = ['j', 'k'].map((owner) => database.store(putAndAnswer.with({ owner, stamp: '1' })));
  // Only when this turn of the event loop is over would they be stored.
  setImmediate(finish);
  await expect(failing).rejects.toThrow('rolled back');
  await Promise.all(stored);
  expect(await Promise.all(['j', 'k'].map(stampOf))).toEqual(['1', '1']);
});

describe('within a transaction', () => {
  it.each<[string, (database: Database) => Promise<unknown>]>([
    ['read', () => database.read(read.with({ owner: 'a' }))],
    ['store', () => database.store(putAndAnswer.with({ owner: 'within', stamp: '1' }))],
    ['write', () => database.write([put.with({ owner: 'within', stamp: '1' })])],
    ['transaction', () => database.transaction(() => Promise.resolve())],
  ])('%s is refused, naming what to use', async (method, call) => {
    const within = database.transaction(() => call(database));
    await expect(within).rejects.toThrow(`Database.${method} within a transaction: use the rows`);
    // The transaction is over, and nobody waits.
    expect(await stampOf('within')).toBeUndefined();
  });

  it('what was begun in it may read when it is over', async () => {
    const begun = await database.transaction(() => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      return Promise.resolve({ go: resolve, later: promise.then(() => stampOf('within')) });
    });
    begun.go(undefined);
    await expect(begun.later).resolves.toBeUndefined();
  });
});

it('runs a transaction again that the database gave up in favour of another', async () => {
  let tries = 0;
  const stored = jest.fn();
  await database.transaction(async (rows) => {
    tries += 1;
    database.afterCommit(rows, stored);
    await rows
      .insertInto('list_stamp')
      .values({ owner_id: 'retried', list: 'spec', stamp: String(tries) })
      .execute();
    if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: tries === 1 ? '40P01' : '40001' });
  });
  expect(await stampOf('retried')).toBe('3');
  expect(stored).toHaveBeenCalledTimes(1);
});

describePostgres('on PostgreSQL', () => {
  it('runs one of two transactions again that wait for each other', async () => {
    await database.write([put.with({ owner: 'left', stamp: '' }), put.with({ owner: 'right', stamp: '' })]);
    let begun = 0;
    let meet = () => undefined as unknown;
    const bothBegun = new Promise((resolve) => (meet = () => resolve(undefined)));
    const both = (name: string, first: string, second: string) => {
      let tries = 0;
      const append = (rows: Transaction, owner: string) =>
        rows
          .updateTable('list_stamp')
          .set({ stamp: sql`stamp || ${name}` })
          .where('owner_id', '=', owner)
          .execute();
      return database.transaction(async (rows) => {
        tries += 1;
        await append(rows, first);
        begun += 1;
        if (begun === 2) meet();
        await bothBegun;
        await append(rows, second);
        return tries;
      });
    };
    const tries = await Promise.all([both('a', 'left', 'right'), both('b', 'right', 'left')]);
    expect(tries.toSorted()).toEqual([1, 2]);
    const stamps = [await stampOf('left'), await stampOf('right')];
    expect(stamps.map((stamp) => [...(stamp ?? '')].sort().join(''))).toEqual(['ab', 'ab']);
  });
});

it('locks lists in one order, however they are named', () => {
  const stamps = new DatabaseListStamps(database);
  const [notes, labels, shared] = [
    { list: 'notes', ownerId: 'b' },
    { list: 'labels', ownerId: 'c' },
    { list: 'notes', ownerId: 'a' },
  ];
  const compiler = new StatementCompiler('postgresql', new OwnerGuard(new Set()));
  const locked = (...lists: ListKey[]) =>
    stamps.statements(lists).map((statement) => compiler.compile(statement).parameters.slice(0, 2));
  expect(locked(notes, labels, shared)).toEqual([
    ['c', 'labels'],
    ['a', 'notes'],
    ['b', 'notes'],
  ]);
  expect(locked(shared, notes, labels)).toEqual(locked(labels, notes, shared));
});

it('is stored, and done, where somebody fails who wanted to be called after it', async () => {
  const others = jest.fn();
  await database.transaction(async (rows) => {
    database.afterCommit(rows, () => {
      throw Object.assign(new Error('cannot be told'), { code: '40001' });
    });
    database.afterCommit(rows, others);
    await rows.insertInto('list_stamp').values({ owner_id: 'told', list: 'spec', stamp: '1' }).execute();
  });
  expect(await stampOf('told')).toBe('1');
  expect(others).toHaveBeenCalledTimes(1);
});
