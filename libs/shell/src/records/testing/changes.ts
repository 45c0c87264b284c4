import type { Change, Deed } from '../change';
import type { Collection, Stored } from '../collection';

/** The collection of things, for specs of what happens to its changes. */
export const things: Collection<Stored> = {
  list: 'tests/things',
  load: () => Promise.resolve([]),
  create: (_, record) => Promise.resolve(record),
  update: (_, record) => Promise.resolve(record),
  remove: () => Promise.resolve(),
};

/** A record of any fields, as collections of every kind take it. */
export const thing = (id: string, fields: Readonly<Record<string, unknown>> = {}): Stored => ({ ...fields, id });

/** What makes fields of a record what they are in `fields`. */
export const update = (base: Stored, fields: Readonly<Record<string, unknown>>): Deed => ({
  kind: 'update',
  fields: fields as Partial<Stored>,
  base,
});

/** What moves a record into the trash, or back from there. */
export const move = (kind: 'remove' | 'restore', ...records: readonly Stored[]): Deed => ({
  kind,
  records: records.map((record) => ({ record, after: null })),
});

const idsOf = (deed: Deed): readonly string[] => {
  if (deed.kind === 'create') return [deed.record.id];
  if (deed.kind === 'createMany') return deed.records.map(({ id }) => id);
  if (deed.kind === 'update') return [deed.base.id];
  return deed.kind === 'bulk' ? [] : deed.records.map(({ record }) => record.id);
};

/** A change that waits to be sent; later than all that were made before it. */
export const change = (deed: Deed, more: Partial<Change> = {}): Change => ({
  id: `change ${String((made += 1))}`,
  list: things.list,
  ids: idsOf(deed),
  deed,
  madeAt: made,
  tab: 'this tab',
  progress: { at: 'waiting' },
  ...more,
});
let made = 0;
