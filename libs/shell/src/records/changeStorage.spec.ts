import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createChangeStorage } from './changeStorage';
import { change, move, thing, update } from './testing/changes';

beforeEach(() => {
  indexedDB = new IDBFactory();
});

it('keeps changes for one user as they are, over a reload', async () => {
  const all = [
    change({ kind: 'create', record: thing('a', { tags: ['x'], due: null }) }),
    change(update(thing('b', { name: 'B' }), { name: 'New' }), { progress: { at: 'sending' }, mayHaveArrived: true }),
    change(move('remove', thing('c'))),
    change({ kind: 'bulk', name: 'done', given: true }, { ids: ['b', 'd'] }),
  ];
  const storage = createChangeStorage('ada');
  await Promise.all(all.map(storage.put));
  const later = await createChangeStorage('ada').read();
  expect(later.toSorted((one, other) => one.madeAt - other.madeAt)).toEqual(all);
  expect(await createChangeStorage('alan').read()).toEqual([]);
});

it('keeps the last of what a change has become, until it is done with', async () => {
  const storage = createChangeStorage('ada');
  const first = change(move('remove', thing('a')));
  await storage.put(first);
  await storage.put({ ...first, progress: { at: 'gone' } });
  expect(await storage.read()).toEqual([{ ...first, progress: { at: 'gone' } }]);
  await storage.remove(first.id);
  await storage.remove(first.id);
  expect(await storage.read()).toEqual([]);
});

it('says so where the browser keeps nothing', async () => {
  const storage = createChangeStorage('ada');
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  await expect(storage.read()).rejects.toThrow('Forbidden');
  await expect(storage.put(change(move('remove', thing('a'))))).rejects.toThrow('Forbidden');
  jest.restoreAllMocks();
});
