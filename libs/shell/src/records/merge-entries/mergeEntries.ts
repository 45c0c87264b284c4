import { isSameJson } from '../collection';

type Entry = { id: string };
type IsSame = (one: unknown, other: unknown) => boolean;

/**
 * Brings two changes of a list of entries together, entry by entry.
 * @param join what becomes of an entry that both have; undefined where both wrote it anew, differently
 * @returns undefined where that is so of one of them, or one removed what the other wrote
 */
export const mergeEntries = <E extends Entry>(
  base: readonly E[],
  mine: readonly E[],
  theirs: readonly E[],
  join: (base: E, mine: E, theirs: E) => E | undefined = (...all) => joinWhole(...all),
): E[] | undefined => {
  const [before, here, there] = [base, mine, theirs].map((all) => new Map(all.map((entry) => [entry.id, entry])));
  const merged: E[] = [];
  for (const entry of mine) {
    const [old, other] = [before?.get(entry.id), there?.get(entry.id)];
    const joined = other ? (old ? join(old, entry, other) : joinWhole(other, entry, other)) : entry;
    if (other && !joined) return undefined;
    if (!other && old && !isSameJson(old, entry)) return undefined;
    if (joined && (other || !old)) merged.push(joined);
  }
  for (const entry of theirs) {
    if (here?.has(entry.id)) continue;
    const old = before?.get(entry.id);
    if (!old) merged.push(entry);
    else if (!isSameJson(old, entry)) return undefined;
  }
  return merged;
};

/** What becomes of a value that both may have changed: that of the one who has; undefined where both have, differently. */
export const joinWhole = <E>(base: E, mine: E, theirs: E, isSame: IsSame = isSameJson): E | undefined => {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  return isSame(mine, base) ? theirs : undefined;
};
