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
    expect(records.canUndo()).toBe(false);
    server.setTrouble(() => 'lost');
    update('x', { text: 'Written since' });
    expect(records.undo()).toBe(true);
    expect(shown()[0]).toMatchObject({ name: 'Refused', text: '' });
  });
});
