import type { Collection, Stored } from './collection';
import { applyChanges, foldChanges } from './foldChanges';
import { change, move, thing, things, update } from './testing/changes';

const a = thing('a', { name: 'A', done: false });
const b = thing('b', { name: 'B', done: false });
const c = thing('c', { name: 'C', done: false });
const list = [a, b, c];
const fold = (...deeds: Parameters<typeof change>[0][]) =>
  foldChanges(
    things,
    list,
    deeds.map((deed) => change(deed)),
  );
const ids = (records: readonly Stored[]) => records.map(({ id }) => id).join('');

it('shows a new record first, or last where the collection says so, and once', () => {
  const create = change({ kind: 'create', record: thing('new') });
  expect(ids(applyChanges(things, list, [create]))).toBe('newabc');
  expect(ids(applyChanges({ placed: 'last' }, list, [create]))).toBe('abcnew');
  const there = applyChanges(things, list, [create]);
  expect(applyChanges(things, there, [create])).toBe(there);
});

it('lays changes over the records in their order', () => {
  const shown = fold(update(b, { name: 'One', done: true }), update(b, { name: 'Two' }), move('remove', a));
  expect(shown).toEqual([thing('b', { name: 'Two', done: true }), c]);
  expect(list).toEqual([a, b, c]);
});

it('makes nothing of what is done to records that are not there', () => {
  expect(fold(update(thing('gone'), { name: 'Nobody’s' }), move('remove', thing('gone')))).toEqual(list);
});

it('leaves what is done to other lists to them', () => {
  const elsewhere = change(move('remove', a), { list: 'tests/others' });
  expect(foldChanges(things, list, [elsewhere])).toBe(list);
});

it('puts records back behind those that they followed', () => {
  const restored = (after: string | null, id = 'x') =>
    ids(applyChanges(things, list, [change({ kind: 'restore', records: [{ record: thing(id), after }] })]));
  expect(restored('b')).toBe('abxc');
  expect(restored(null)).toBe('xabc');
  // What it followed is gone as well.
  expect(restored('y')).toBe('xabc');
  expect(restored('a', 'c')).toBe('abc');
  const both = change({
    kind: 'restore',
    records: [
      { record: thing('x'), after: 'b' },
      { record: thing('y'), after: 'x' },
    ],
  });
  expect(ids(applyChanges(things, list, [both]))).toBe('abxyc');
});

it('makes the same object of a record and a change each time, and leaves the others what they are', () => {
  const changes = [change(update(b, { name: 'One' }))];
  const before = foldChanges(things, list, changes);
  const after = foldChanges(things, [c, b, a], [...changes, change(move('remove', c))]);
  expect(before[0]).toBe(a);
  expect(after).toEqual([thing('b', { name: 'One', done: false }), a]);
  expect(after[0]).toBe(before[1]);
  expect(after[1]).toBe(a);
});

describe('a bulk change', () => {
  const bulk: Collection<Stored>['bulk'] = {
    done: {
      send: () => Promise.resolve(),
      apply: (record, isDone: boolean) => (isDone ? ({ ...record, done: true } as Stored) : null),
      takeBack: () => [],
    },
  };
  const done = (given: unknown, name = 'done') => change({ kind: 'bulk', name, given }, { ids: ['a', 'c'] });

  it('makes of each record what the collection says', () => {
    expect(applyChanges({ bulk }, list, [done(true)])).toEqual([{ ...a, done: true }, b, { ...c, done: true }]);
  });

  it('lets records leave the list', () => {
    expect(applyChanges({ bulk }, list, [done(false)])).toEqual([b]);
  });

  it('shows nothing where the collection does not know it, as after a release', () => {
    expect(applyChanges({ bulk }, list, [done(true, 'renamed')])).toBe(list);
  });
});
