import type { Change, Progress } from './change';

/** How far the changes of one record are; null if the server has all of them. */
export type RecordState = { progress: Progress; change: Change } | null;

const urgency: readonly Progress['at'][] = ['waiting', 'sending', 'refused', 'gone', 'conflict'];

/** The state of each record that has changes, by id: that of its most urgent change. */
export function statesOf(list: string, changes: readonly Change[]): ReadonlyMap<string, NonNullable<RecordState>> {
  const states = new Map<string, NonNullable<RecordState>>();
  for (const change of changes) {
    if (change.list !== list) continue;
    for (const id of change.ids) {
      const known = states.get(id);
      const isMoreUrgent = !known || urgency.indexOf(change.progress.at) > urgency.indexOf(known.progress.at);
      if (isMoreUrgent) states.set(id, { progress: change.progress, change });
    }
  }
  return states;
}
