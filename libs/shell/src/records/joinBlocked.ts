import type { Change, Deed, Progress } from './change';

/** A change that waits for somebody, with what was written since; null where the two stay apart. */
export function joinBlocked(blocked: Change, { fields }: Extract<Deed, { kind: 'update' }>): Change | null {
  const { deed } = blocked;
  // What was refused is tried again with what was written to mend it.
  const progress: Progress = blocked.progress.at === 'refused' ? { at: 'waiting' } : blocked.progress;
  if (deed.kind === 'create') return { ...blocked, deed: { ...deed, record: { ...deed.record, ...fields } }, progress };
  if (deed.kind !== 'update') return null;
  return { ...blocked, deed: { ...deed, fields: { ...deed.fields, ...fields } }, progress };
}
