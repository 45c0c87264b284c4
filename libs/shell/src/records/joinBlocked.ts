import type { Change, Deed, Progress } from './change';
import { joinFields } from './joinFields';
import type { MergeRules } from './mergeFields';

/** A change that waits for somebody, with what was written since; null where the two stay apart. */
export function joinBlocked(
  rules: MergeRules,
  blocked: Change,
  written: Extract<Deed, { kind: 'update' }>,
): Change | null {
  const { deed } = blocked;
  if (deed.kind !== 'create' && deed.kind !== 'update') return null;
  const fields = joinFields(rules, deed.kind === 'create' ? deed.record : deed.fields, written);
  if (!fields) return null;
  // What was refused is tried again with what was written to mend it.
  const progress: Progress = blocked.progress.at === 'refused' ? { at: 'waiting' } : blocked.progress;
  return deed.kind === 'create'
    ? { ...blocked, deed: { ...deed, record: { ...deed.record, ...fields } }, progress }
    : { ...blocked, deed: { ...deed, fields }, progress };
}
