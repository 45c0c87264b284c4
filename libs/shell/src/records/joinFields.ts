import type { Deed } from './change';
import type { Stored } from './collection';
import { mergeFields } from './mergeFields';
import type { MergeRules } from './mergeFields';

/**
 * The fields that two changes of a record set together. The second one may have been written without knowledge of the first, as in another
 * tab: then each is right about what only it has changed, and what both have is merged.
 * @param first the fields that the first change sets; all, where it is a creation
 * @returns null where both have changed a field to different values, so that one of them would be lost
 */
export function joinFields(
  rules: MergeRules,
  first: Partial<Stored>,
  { base, fields }: Extract<Deed, { kind: 'update' }>,
): Partial<Stored> | null {
  const shared = Object.fromEntries(Object.entries(fields).filter(([field]) => field in first));
  const merged = mergeFields(rules, base, shared, { ...base, ...first });
  return merged.conflicts.length > 0 ? null : { ...fields, ...first, ...merged.fields };
}
