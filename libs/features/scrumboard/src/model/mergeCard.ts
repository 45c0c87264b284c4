import { joinWhole, mergeEntries } from '@ezone/shell/records/merge-entries';
import type { Card, Checklist } from './board';

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
