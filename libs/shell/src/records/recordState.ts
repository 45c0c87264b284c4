import type { Change, Progress } from './change';
import { isBlocked } from './change';
import type { Stored } from './collection';
import { openKey } from './openKey';

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

const records = new WeakMap<Change, Stored>();

/** The user's version of the record that an update or a creation is of; the same object for the same change. */
export const recordIn = (change: Change): Stored | undefined => {
  const { deed } = change;
  if (deed.kind === 'create') return deed.record;
  if (deed.kind !== 'update') return undefined;
  const record = records.get(change) ?? { ...deed.base, ...deed.fields };
  records.set(change, record);
  return record;
};

/** The changes that wait for the user, one for each record. */
export const undecidedIn = (changes: readonly Change[]): readonly Change[] => {
  const blocked = changes.filter((change) => isBlocked(change) && recordIn(change) !== undefined);
  return [...new Map(blocked.map((change) => [`${change.list} ${change.ids.join()}`, change])).values()];
};

/**
 * Why the server does not have all of a record: the sending is held up and goes on by itself, or it waits for the user, who chooses between
 * two versions where it was also changed elsewhere. What is withheld cannot be sent as it is, such as a text that is too long.
 */
export type Unsaved = 'heldUp' | 'withheld' | 'stopped' | 'changedElsewhere';

const marks = new WeakMap<readonly Change[], ReadonlyMap<string, Unsaved>>();

/** How records are to be marked while their user has to decide about them, by `openKey`. It is worked out once for all who ask about the same changes. */
export const undecidedMarks = (changes: readonly Change[]): ReadonlyMap<string, Unsaved> => {
  const known = marks.get(changes);
  if (known) return known;
  const made = new Map<string, Unsaved>();
  for (const { list, ids, progress } of undecidedIn(changes).toReversed())
    for (const id of ids) made.set(openKey(list, id), progress.at === 'conflict' ? 'changedElsewhere' : 'stopped');
  marks.set(changes, made);
  return made;
};

/**
 * What is to be marked in a list, by id. Nothing is where changes are simply on their way.
 * @param withheld the ids of records of which something is withheld
 */
export function unsavedOf(
  states: ReadonlyMap<string, NonNullable<RecordState>>,
  isDelayed: boolean,
  withheld: readonly string[],
): readonly [id: string, unsaved: Unsaved][] {
  const ofChanges = [...states].flatMap(([id, { change }]): [string, Unsaved][] => {
    if (change.progress.at === 'conflict') return [[id, 'changedElsewhere']];
    if (isBlocked(change)) return [[id, 'stopped']];
    return isDelayed ? [[id, 'heldUp']] : [];
  });
  const marked = new Map(withheld.map((id): [string, Unsaved] => [id, 'withheld']));
  for (const [id, unsaved] of ofChanges) if (unsaved !== 'heldUp' || !marked.has(id)) marked.set(id, unsaved);
  return [...marked];
}
