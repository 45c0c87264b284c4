import type { Change } from './change';
import type { Collection, Stored } from './collection';
import { compactChanges } from './compactChanges';
import { change, move, thing, things, update } from './testing/changes';

const compact = (changes: readonly Change[], collection: Collection<Stored> = things) => {
  const { parcels, cancelled } = compactChanges(changes, () => collection);
  return {
    deeds: parcels.map((parcel) => parcel.change.deed),
    covers: parcels.map((parcel) => parcel.covers.map(({ id }) => id)),
    cancelled: cancelled.map(({ id }) => id),
  };
};
const idsOf = (changes: readonly Change[]) => changes.map(({ id }) => id);

const a = thing('a', { name: 'A', text: '' });
const b = thing('b', { name: 'B', text: '' });
const refused = { at: 'refused', statusCode: 400, message: 'No', details: [] } as const;

describe('what is made of one record before it is sent', () => {
  it('joins updates, over what the first was made on', () => {
    const changes = [
      change(update(a, { name: 'One' })),
      change(update(thing('a', { name: 'One', text: '' }), { name: 'Two', text: 'T' })),
    ];
    expect(compact(changes)).toEqual({
      deeds: [update(a, { name: 'Two', text: 'T' })],
      covers: [idsOf(changes)],
      cancelled: [],
    });
  });

  it('creates a record as it was changed since', () => {
    const changes = [change({ kind: 'create', record: a }), change(update(a, { name: 'Better' }))];
    expect(compact(changes)).toEqual({
      deeds: [{ kind: 'create', record: thing('a', { name: 'Better', text: '' }) }],
      covers: [idsOf(changes)],
      cancelled: [],
    });
  });

  it.each([
    ['a creation and a removal', [change({ kind: 'create', record: a }), change(move('remove', a))]],
    [
      'a creation of many and its undoing',
      [change({ kind: 'createMany', records: [a, b] }), change(move('remove', b, a))],
    ],
    ['a removal and its undoing', [change(move('remove', a, b)), change(move('restore', b, a))]],
    ['a restoration and its undoing', [change(move('restore', a)), change(move('remove', a))]],
    [
      'an update and its undoing',
      [change(update(a, { name: 'One' })), change(update(thing('a', { name: 'One', text: '' }), { name: 'A' }))],
    ],
  ])('leaves nothing of %s', (_, changes) => {
    expect(compact(changes)).toEqual({ deeds: [], covers: [], cancelled: idsOf(changes) });
  });

  it('goes on after what cancels out', () => {
    const changes = [change(move('remove', a)), change(move('restore', a)), change(update(a, { name: 'One' }))];
    expect(compact(changes)).toEqual({
      deeds: [update(a, { name: 'One' })],
      covers: [idsOf(changes)],
      cancelled: [],
    });
  });

  it('creates what was removed and brought back before the server had it', () => {
    const written = thing('a', { name: 'Written', text: '' });
    const changes = [
      change({ kind: 'create', record: a }),
      change(update(a, { name: 'Written' })),
      change(move('remove', written)),
      change(move('restore', written)),
    ];
    expect(compact(changes)).toEqual({
      deeds: [{ kind: 'create', record: written }],
      covers: [idsOf(changes)],
      cancelled: [],
    });
  });

  it('compares as the collection does', () => {
    const isSame = (one: unknown, other: unknown) => String(one).trim() === String(other).trim();
    const changes = [change(update(a, { name: 'One' })), change(update(thing('a', { name: 'One' }), { name: ' A ' }))];
    expect(compact(changes, { ...things, isSame }).cancelled).toEqual(idsOf(changes));
  });

  it('keeps deeds of different kinds apart, and in order', () => {
    const first = change(update(a, { name: 'One' }));
    const changes = [first, change(move('remove', a)), change(update(b, { name: 'Other' }))];
    expect(compact(changes)).toEqual({
      deeds: [first.deed, update(b, { name: 'Other' })],
      covers: [[first.id], [changes[2]?.id]],
      cancelled: [],
    });
  });

  it('does not join what is done to some of the records with what is done to all', () => {
    const first = change(move('remove', a, b));
    expect(compact([first, change(move('restore', a))]).covers).toEqual([[first.id]]);
  });
});

describe('what cannot be sent yet', () => {
  it('waits behind what is on its way, or stands still, of the same record alone', () => {
    const other = change(update(b, { name: 'Other' }));
    for (const progress of [{ at: 'sending' }, refused, { at: 'gone' }] as const) {
      const changes = [change(update(a, { name: 'One' }), { progress }), change(update(a, { name: 'Two' })), other];
      expect(compact(changes).covers).toEqual([[other.id]]);
    }
  });

  it('is more than a change that yields to it, unless the server may have that already', () => {
    const bulk = { publish: { send: () => Promise.resolve(), apply: (one: Stored) => one, takeBack: () => [] } };
    const yielding: Collection<Stored> = { ...things, bulk: { publish: { ...bulk.publish, yields: true } } };
    const publish = (more: Partial<Change> = {}) =>
      change({ kind: 'bulk', name: 'publish', given: null }, { ids: ['a'], ...more });
    const first = publish();
    const written = change(update(a, { name: 'Newer' }));
    const later = change(update(b, { name: 'Other' }));
    expect(compact([first, written], yielding)).toMatchObject({ covers: [[written.id]], cancelled: [first.id] });
    expect(compact([first, written], { ...things, bulk })).toMatchObject({ covers: [[first.id]], cancelled: [] });
    expect(compact([first, later], yielding)).toMatchObject({ covers: [[first.id], [later.id]], cancelled: [] });
    for (const more of [{ mayHaveArrived: true }, { progress: { at: 'sending' } }] as const)
      expect(compact([publish(more), written], yielding).cancelled).toEqual([]);
  });

  it('has what yields given up where it waits for somebody, and holds nothing up for good', () => {
    const publish = {
      send: () => Promise.resolve(),
      apply: (one: Stored) => one,
      takeBack: () => [],
      yields: true,
    } as const;
    const sending = change({ kind: 'bulk', name: 'publish', given: null }, { ids: ['a'] });
    for (const progress of [refused, { at: 'gone' }, { at: 'conflict', fields: ['name'], theirs: a }] as const) {
      const blocked = change(update(a, { name: 'Newer' }), { progress, madeAt: 0 });
      expect(compact([blocked, sending], { ...things, bulk: { publish } }).cancelled).toEqual([sending.id]);
    }
    const waiting = change(update(a, { name: 'Newer' }), { progress: { at: 'sending' }, madeAt: 0 });
    expect(compact([waiting, sending], { ...things, bulk: { publish } })).toMatchObject({ covers: [], cancelled: [] });
  });

  it('is not joined to what the server may have already', () => {
    const first = change(update(a, { name: 'One' }), { mayHaveArrived: true });
    const changes = [first, change(update(thing('a', { name: 'One', text: '' }), { name: 'A' }))];
    expect(compact(changes)).toEqual({ deeds: [first.deed], covers: [[first.id]], cancelled: [] });
  });

  it('does not overtake a change of several records', () => {
    const first = change(move('remove', a, b), { progress: { at: 'sending' } });
    expect(compact([first, change(update(b, { name: 'Other' }))]).covers).toEqual([]);
  });
});

it('looks at each of many changes a few times, and not once for each other one', () => {
  let looks = 0;
  const many = Array.from({ length: 1000 }, (_, index) => {
    const made = change(update(thing(`t${String(index)}`, { name: 'A' }), { name: 'One' }));
    return Object.defineProperty({ ...made }, 'ids', {
      enumerable: true,
      get: () => {
        looks += 1;
        return made.ids;
      },
    });
  });
  expect(compactChanges(many, () => things).parcels).toHaveLength(1000);
  expect(looks).toBeLessThan(20_000);
});

describe('a record that names others', () => {
  const linking: Collection<Stored> = {
    ...things,
    links: (fields) => (fields as { labels?: readonly string[] }).labels ?? [],
  };
  const label = thing('label');

  it.each([
    ['its creation', { kind: 'create', record: thing('a', { labels: ['label'] }) }],
    ['its change', update(a, { labels: ['label'] })],
  ] as const)('waits with %s until they are made', (_, deed) => {
    const linked = change(deed);
    for (const made of [change({ kind: 'create', record: label }), change(move('restore', label))]) {
      expect(compact([made, linked], linking).covers).toEqual([[made.id]]);
      const onItsWay: Change = { ...made, progress: { at: 'sending' } };
      expect(compact([onItsWay, linked], linking).covers).toEqual([]);
    }
  });

  it('waits for them also while nothing is known of their list', () => {
    const made = change({ kind: 'create', record: label }, { list: 'tests/labels' });
    const linked = change(update(a, { labels: ['label'] }));
    const { parcels } = compactChanges([made, linked], (list) => (list === things.list ? linking : undefined));
    expect(parcels).toEqual([]);
  });

  it('does not wait for what nobody makes, nor for what the server has refused', () => {
    const linked = change({ kind: 'create', record: thing('a', { labels: ['label'] }) });
    expect(compact([linked], linking).covers).toEqual([[linked.id]]);
    const never = change({ kind: 'create', record: label }, { progress: refused });
    expect(compact([never, linked], linking).covers).toEqual([[linked.id]]);
  });

  it('does not wait for what was taken back before it left', () => {
    const linked = change({ kind: 'create', record: thing('a', { labels: ['label'] }) });
    const changes = [change({ kind: 'create', record: label }), change(move('remove', label)), linked];
    expect(compact(changes, linking)).toMatchObject({
      covers: [[linked.id]],
      cancelled: idsOf(changes.slice(0, 2)),
    });
  });
});
