import type { Collection, Stored } from './collection';
import { mergeFields } from './mergeFields';
import { thing, things } from './testing/changes';

const base = thing('a', { name: 'Old', text: 'Old', due: 'Monday' });
const merge = (mine: object, theirs: object, collection: Partial<Collection<Stored>> = {}) =>
  mergeFields({ ...things, ...collection }, base, mine as Partial<Stored>, { ...base, ...theirs });

it('sends what only one side has changed, and leaves the rest to the other', () => {
  expect(merge({ name: 'Mine' }, { text: 'Theirs' })).toEqual({ fields: { name: 'Mine' }, conflicts: [] });
});

it('has nothing left to send where both have made the same of it', () => {
  expect(merge({ name: 'Same' }, { name: 'Same' })).toEqual({ fields: {}, conflicts: [] });
});

it('names what both have changed, and sends the rest', () => {
  expect(merge({ name: 'Mine', text: 'Mine' }, { name: 'Theirs' })).toEqual({
    fields: { name: 'Mine', text: 'Mine' },
    conflicts: ['name'],
  });
});

it('compares as the collection does', () => {
  const isSame = (one: unknown, other: unknown) => String(one).toLowerCase() === String(other).toLowerCase();
  expect(merge({ name: 'MINE', text: 'Mine' }, { name: 'mine', text: 'OLD' }, { isSame })).toEqual({
    fields: { text: 'Mine' },
    conflicts: [],
  });
});

describe('a field that can be brought together', () => {
  const withMerge = (join: (...values: unknown[]) => unknown) => ({
    merge: { name: join } as unknown as NonNullable<Collection<Stored>['merge']>,
  });

  it('becomes what the collection makes of the three', () => {
    const all = withMerge((...values) => values.join(' '));
    expect(merge({ name: 'Mine' }, { name: 'Theirs' }, all)).toEqual({
      fields: { name: 'Old Mine Theirs' },
      conflicts: [],
    });
  });

  it('may become nothing, which is no conflict', () => {
    const nothing = withMerge(() => null);
    expect(merge({ name: 'Mine' }, { name: 'Theirs' }, nothing)).toEqual({ fields: { name: null }, conflicts: [] });
  });

  it('is for a reader where the collection cannot', () => {
    const unable = withMerge(() => undefined);
    expect(merge({ name: 'Mine' }, { name: 'Theirs' }, unable)).toEqual({
      fields: { name: 'Mine' },
      conflicts: ['name'],
    });
  });
});
