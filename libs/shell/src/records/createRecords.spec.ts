import { createTabs } from './testing/createTabs';
import { createFakeRecordServer } from './testing/fakeRecordServer';
import type { Thing } from './testing/fakeRecordServer';

const sleep = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const open = async () => {
  const server = createFakeRecordServer(['x', 'y', 'z'].map((id): Thing => ({ id, name: id, text: '', done: false })));
  const tab = createTabs(server).open();
  await sleep(100);
  const { records, outbox } = tab;
  return {
    server,
    records,
    outbox,
    shown: () => records.shown(tab.collection) ?? [],
    remove: (id: string) => records.remove(tab.collection, [id]),
    update: (id: string, fields: Partial<Thing>) => records.update(server.collection, id, fields),
  };
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

it('shows the same list while a change only makes progress', async () => {
  const { server, outbox, shown, update } = await open();
  server.setTrouble(() => 'lost');
  update('x', { name: 'Mine' });
  const before = shown();
  const ways = new Set<string>();
  outbox.subscribe(() => {
    for (const { progress } of outbox.getChanges()) ways.add(progress.at);
  });
  await sleep(5000);
  expect(ways).toEqual(new Set(['waiting', 'sending']));
  expect(shown()).toBe(before);
});

it('creates many in their order with one call, takes them back with one, and does it once more', async () => {
  const { server, records, shown } = await open();
  const names = () =>
    [shown(), server.getThings()].map((things) => (things as Thing[]).map(({ name }) => name).join(' '));
  records.createMany(
    server.collection,
    ['a', 'b', 'c'].map((name) => ({ name, text: '', done: false })),
  );
  await sleep(100);
  expect(names()).toEqual(['a b c x y z', 'a b c x y z']);
  records.undo();
  await sleep(100);
  expect(names()).toEqual(['x y z', 'x y z']);
  records.redo();
  await sleep(100);
  expect(names()).toEqual(['a b c x y z', 'a b c x y z']);
  expect(server.getCalls().filter((call) => call !== 'load')).toEqual(['createMany', 'remove', 'restore']);
});

it('creates each by itself where there is no call for many, in the same order', async () => {
  const { server, records, shown } = await open();
  delete server.collection.createMany;
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  records.createMany(
    server.collection,
    names.map((name) => ({ name, text: '', done: false })),
  );
  await sleep(100);
  expect((shown() as Thing[]).map(({ name }) => name)).toEqual([...names, 'x', 'y', 'z']);
  expect(server.getThings().map(({ name }) => name)).toEqual([...names, 'x', 'y', 'z']);
});

it('shows the same list in another tab, too', async () => {
  const server = createFakeRecordServer([{ id: 'x', name: 'x', text: '', done: false }]);
  const browser = createTabs(server);
  const [one, other] = [browser.open(), browser.open()];
  await sleep(100);
  server.setTrouble(() => 'lost');
  one.records.update(server.collection, 'x', { name: 'Mine' });
  await sleep(1);
  const before = other.records.shown(other.collection);
  expect(before).toMatchObject([{ name: 'Mine' }]);
  const ways = new Set<string>();
  other.outbox.subscribe(() => {
    for (const { progress } of other.outbox.getChanges()) ways.add(progress.at);
  });
  await sleep(5000);
  expect(ways).toEqual(new Set(['waiting', 'sending']));
  expect(other.records.shown(other.collection)).toBe(before);
});

it('shows the same records, but for those that something is done to', async () => {
  const { server, shown, update } = await open();
  server.setTrouble(() => 'lost');
  update('x', { name: 'Mine' });
  const [x, y, z] = shown();
  update('y', { name: 'Mine as well' });
  expect(shown()).toEqual([x, { ...y, name: 'Mine as well' }, z]);
  expect(shown()[0]).toBe(x);
  expect(shown()[2]).toBe(z);
  // Of the whole list, as somebody else has changed it.
  server.elsewhere.update({ id: 'z', name: 'Theirs', text: '', done: false });
  server.setTrouble(() => 'none');
  await sleep(10_000);
  expect(shown().map((thing) => (thing as Thing).name)).toEqual(['Mine', 'Mine as well', 'Theirs']);
});

describe('an action can be undone', () => {
  it('once', async () => {
    const { records, shown, update } = await open();
    const entry = update('x', { name: 'Mine' }) ?? undefined;
    expect(records.undo(entry)).toBe(true);
    update('x', { name: 'Mine again' });
    expect(records.undo(entry)).toBe(false);
    expect(shown()[0]).toMatchObject({ name: 'Mine again' });
  });

  it('not where it was refused, but what was written since can', async () => {
    const { server, records, shown, update } = await open();
    server.setTrouble(() => 400);
    const entry = update('x', { name: 'Refused' }) ?? undefined;
    await sleep(100);
    expect(records.undo(entry)).toBe(false);
    expect(records.lastDoneAt()).toBeUndefined();
    server.setTrouble(() => 'lost');
    update('x', { text: 'Written since' });
    expect(records.undo()).toBe(true);
    expect(shown()[0]).toMatchObject({ name: 'Refused', text: '' });
  });
});

describe('an action that was undone can be done once more', () => {
  const names = (shown: () => readonly unknown[]) => shown().map((thing) => (thing as Thing).name);

  it.each(['at once', 'after the server has heard of it'])(
    'and undone again, one after the other: %s',
    async (when) => {
      const { server, records, shown, update } = await open();
      const rest = () => sleep(when === 'at once' ? 0 : 1000);
      records.create(server.collection, { name: 'New', text: '', done: false });
      update('x', { name: 'Mine' });
      records.remove(server.collection as never, ['y']);
      await rest();
      const steps = [
        ['New', 'Mine', 'y', 'z'],
        ['New', 'x', 'y', 'z'],
        ['x', 'y', 'z'],
      ];
      for (let round = 0; round < 2; round += 1) {
        for (const step of steps) {
          expect(records.undo()).toBe(true);
          expect(names(shown)).toEqual(step);
          await rest();
        }
        expect(records.undo()).toBe(false);
        for (const step of [...steps.slice(0, 2).toReversed(), ['New', 'Mine', 'z']]) {
          expect(records.redo()).toBe(true);
          expect(names(shown)).toEqual(step);
          await rest();
        }
        expect(records.redo()).toBe(false);
      }
      await sleep(1000);
      expect(names(server.getThings)).toEqual(['New', 'Mine', 'z']);
    },
  );

  it('until something new is done', async () => {
    const { records, shown, update } = await open();
    update('x', { name: 'Mine' });
    records.undo();
    expect(records.canRedo()).toBe(true);
    update('y', { name: 'Mine, too' });
    expect(records.redo()).toBe(false);
    expect(names(shown)).toEqual(['x', 'Mine, too', 'z']);
  });

  it('not where the undoing was refused', async () => {
    const { server, records, shown, update } = await open();
    update('x', { name: 'Mine' });
    await sleep(100);
    server.setTrouble(() => 400);
    records.undo();
    await sleep(100);
    expect(records.redo()).toBe(false);
    expect(names(shown)).toEqual(['x', 'y', 'z']);
  });
});

it('knows what was removed in this tab, by whatever way, until it is shown again', async () => {
  const { server, records, shown, remove } = await open();
  const { record, entry } = records.create(server.collection, { name: 'New', text: '', done: false });
  records.undo(entry);
  const removal = remove('x');
  await sleep(100);
  expect(shown().map(({ id }) => id)).toEqual(['y', 'z']);
  expect([record.id, 'x', 'y'].map(records.wasRemovedHere)).toEqual([true, true, false]);
  records.undo(removal ?? undefined);
  expect(shown()[0]?.id).toBe('x');
  expect(records.wasRemovedHere('x')).toBe(false);
});
