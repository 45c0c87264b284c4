import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createKeptLists } from './keptLists';

const list = 'tests/things';
const records = (...ids: string[]) => ids.map((id) => ({ id }));
/** Long enough for a list to be written. */
const aMoment = () => jest.advanceTimersByTimeAsync(1000);
/** Lets the database do what it was asked to. */
const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

beforeEach(() => {
  indexedDB = new IDBFactory();
  // The database works by `setImmediate`.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('keeps lists for one user, over a reload', async () => {
  const kept = createKeptLists('ada');
  kept.keep(list, records('a', 'b'));
  kept.keep('tests/others', records('c'));
  await aMoment();
  await settle();
  const later = createKeptLists('ada');
  expect(await later.read(list)).toEqual(records('a', 'b'));
  expect(await later.read('tests/others')).toEqual(records('c'));
  expect(await later.read('tests/unknown')).toBeUndefined();
  expect(await createKeptLists('alan').read(list)).toBeUndefined();
});

it('is written once nothing has come for a moment, as it was at last', async () => {
  const kept = createKeptLists('ada');
  const written = () => createKeptLists('ada').read(list);
  kept.keep(list, records('a'));
  await jest.advanceTimersByTimeAsync(999);
  kept.keep(list, records('b'));
  await jest.advanceTimersByTimeAsync(999);
  await settle();
  expect(await written()).toBeUndefined();
  await aMoment();
  await settle();
  expect(await written()).toEqual(records('b'));
});

it('forgets all of them, also what was about to be written', async () => {
  const kept = createKeptLists('ada');
  kept.keep(list, records('a'));
  await aMoment();
  kept.keep('tests/others', records('b'));
  kept.forget();
  await aMoment();
  await settle();
  expect(await createKeptLists('ada').read(list)).toBeUndefined();
  expect(await createKeptLists('ada').read('tests/others')).toBeUndefined();
});

it.each([
  [
    'forbids it',
    () => {
      throw new DOMException('Forbidden', 'SecurityError');
    },
  ],
  [
    'has no room',
    () => {
      throw new DOMException('No room', 'QuotaExceededError');
    },
  ],
])('does without where the browser %s', async (_, refuse) => {
  jest.spyOn(indexedDB, 'open').mockImplementation(refuse);
  const kept = createKeptLists('ada');
  kept.keep(list, records('a'));
  await aMoment();
  kept.forget();
  await settle();
  expect(await kept.read(list)).toBeUndefined();
});
