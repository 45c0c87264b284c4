import type { Collection, Stored } from './collection';
import { isSameJson } from './collection';

/** What became of a change that met another one of the same record. */
export type Merged = {
  /** The fields as they are to be, where the server has `theirs`. */
  fields: Partial<Stored>;
  /** Those that both have changed, to different values that nobody but a reader can bring together. */
  conflicts: readonly string[];
};

type Values = Readonly<Record<string, unknown>>;

/**
 * Brings a change together with what somebody else has made of the record meanwhile, field by field.
 * @param base the record that the change was made on
 * @param mine the fields that are to be changed
 * @param theirs the record as the server has it now
 */
export function mergeFields(
  collection: Collection<Stored>,
  base: Stored,
  mine: Partial<Stored>,
  theirs: Stored,
): Merged {
  const { isSame = isSameJson, merge = {} } = collection;
  const fields: Record<string, unknown> = {};
  const conflicts: string[] = [];
  for (const [field, wanted] of Object.entries(mine)) {
    const before = (base as Values)[field];
    const now = (theirs as Values)[field];
    if (isSame(wanted, now)) continue;
    if (isSame(before, now)) {
      fields[field] = wanted;
      continue;
    }
    const join = (merge as Record<string, ((...values: unknown[]) => unknown) | undefined>)[field];
    const joined = join?.(before, wanted, now);
    fields[field] = joined === undefined ? wanted : joined;
    if (joined === undefined) conflicts.push(field);
  }
  return { fields, conflicts };
}
