import type { Change, Progress } from './change';
import { isBlocked } from './change';

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

/** Why the server does not have all of a record: the sending is held up and goes on by itself, or it waits for the user. */
export type Unsaved = 'heldUp' | 'stopped';

/** What is to be marked in a list, by id. Nothing is where changes are simply on their way. */
export function unsavedOf(
  states: ReadonlyMap<string, NonNullable<RecordState>>,
  isDelayed: boolean,
): readonly [id: string, unsaved: Unsaved][] {
  return [...states].flatMap(([id, { change }]): [string, Unsaved][] => {
    if (isBlocked(change)) return [[id, 'stopped']];
    return isDelayed ? [[id, 'heldUp']] : [];
  });
}
