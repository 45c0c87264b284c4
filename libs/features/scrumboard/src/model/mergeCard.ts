import { isSameJson } from './isSame';
import type { Card, Checklist } from './board';

type Entry = { id: string };

/**
 * Brings two changes of a list of entries together, entry by entry.
 * @param join what becomes of an entry that both have; undefined where both wrote it anew, differently
 * @returns undefined where that is so of one of them, or one removed what the other wrote
 */
const mergeEntries = <E extends Entry>(
  base: readonly E[],
  mine: readonly E[],
  theirs: readonly E[],
  join: (base: E, mine: E, theirs: E) => E | undefined = joinWhole,
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

const joinWhole = <E>(base: E, mine: E, theirs: E): E | undefined => {
  if (isSameJson(mine, theirs) || isSameJson(theirs, base)) return mine;
  return isSameJson(mine, base) ? theirs : undefined;
};

const joinChecklist = (base: Checklist, mine: Checklist, theirs: Checklist): Checklist | undefined => {
  const name = joinWhole(base.name, mine.name, theirs.name);
  const joinItem: Parameters<typeof mergeEntries<Checklist['checkItems'][number]>>[3] = (old, one, other) => {
    const text = joinWhole(old.name, one.name, other.name);
    return text === undefined
      ? undefined
      : { ...one, name: text, checked: one.checked === old.checked ? other.checked : one.checked };
  };
  const checkItems = mergeEntries(base.checkItems, mine.checkItems, theirs.checkItems, joinItem);
  return name === undefined || !checkItems ? undefined : { ...mine, name, checkItems };
};

/** What one has added or taken away, on top of what the other has. */
const mergeIds = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] => [
  ...theirs.filter((id) => mine.includes(id) || !base.includes(id)),
  ...mine.filter((id) => !base.includes(id) && !theirs.includes(id)),
];

/** How two changes of one field of a card are brought together. */
export const cardMerges = {
  idLabels: mergeIds,
  idMembers: mergeIds,
  attachments: (...all: readonly [Card['attachments'], Card['attachments'], Card['attachments']]) =>
    mergeEntries(...all),
  checklists: (...all: readonly [Checklist[], Checklist[], Checklist[]]) => mergeEntries(...all, joinChecklist),
  activities: (...all: readonly [Card['activities'], Card['activities'], Card['activities']]) => mergeEntries(...all),
};
