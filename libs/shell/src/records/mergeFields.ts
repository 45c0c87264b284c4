import type { Collection, Stored } from './collection';
import { isSameJson } from './collection';

/** The result of merging a change with another one of the same record. */
export type Merged = {
  /** The fields to set on `theirs`. */
  fields: Partial<Stored>;
  /** The fields that both have changed to different values and that cannot be merged. */
  conflicts: readonly string[];
};

/** What a collection says of its fields. */
export type MergeRules = Pick<Collection<Stored>, 'isSame' | 'merge'>;

type Values = Readonly<Record<string, unknown>>;

/**
 * Merges a change with the record as somebody else has changed it meanwhile, field by field.
 * @param base the record that the change was made on
 * @param mine the fields that are to be changed
 * @param theirs the record as the server has it now
 */
export function mergeFields(
  { isSame = isSameJson, merge = {} }: MergeRules,
  base: Stored,
  mine: Partial<Stored>,
  theirs: Stored,
): Merged {
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
