import type { ChecklistItem } from '../ChecklistRow';

type Items = readonly ChecklistItem[];

const byId = (items: Items) => new Map(items.map((item) => [item.id, item]));

/** The server keeps no white space around a text. */
const isSameText = (one: string, other: string) => one.trim() === other.trim();

const isSameItem = (one: ChecklistItem, other: ChecklistItem) =>
  one.checked === other.checked && isSameText(one.text, other.text);

/** Whether both sides changed a text, and not to the same. */
const contradict = (base: string, mine: string, theirs: string) =>
  !isSameText(mine, base) && !isSameText(theirs, base) && !isSameText(mine, theirs);

/**
 * Brings two changes of one checklist together, item by item, so that two people can tick off one list.
 * @param base the list that both started from
 * @returns undefined where both wrote one item anew, differently
 */
export const mergeChecklist = (base: Items, mine: Items, theirs: Items): ChecklistItem[] | undefined => {
  const [before, here, there] = [byId(base), byId(mine), byId(theirs)];
  const merged: ChecklistItem[] = [];
  for (const item of mine) {
    const old = before.get(item.id);
    const other = there.get(item.id);
    if (old && other) {
      if (contradict(old.text, item.text, other.text)) return undefined;
      const text = isSameText(item.text, old.text) ? other.text : item.text;
      merged.push({ ...item, text, checked: item.checked === old.checked ? other.checked : item.checked });
    } else if (other && !isSameItem(item, other)) return undefined;
    else if (!old || !isSameItem(item, old)) merged.push(item);
  }
  for (const item of theirs) {
    if (here.has(item.id)) continue;
    const old = before.get(item.id);
    if (!old) merged.push(item);
    else if (!isSameText(old.text, item.text)) return undefined;
  }
  return merged;
};
