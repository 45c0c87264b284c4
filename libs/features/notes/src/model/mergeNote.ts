import type { Collection } from '@ezone/shell/records';
import type { ChecklistItem, Note } from './note';
import { isSameContent } from './note';

type Items = readonly ChecklistItem[];

const byId = (items: Items) => new Map(items.map((item) => [item.id, item]));

/** Whether both sides changed a text, and not to the same. */
const contradict = (base: string, mine: string, theirs: string) =>
  !isSameContent(mine, base) && !isSameContent(theirs, base) && !isSameContent(mine, theirs);

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
      const text = isSameContent(item.text, old.text) ? other.text : item.text;
      merged.push({ ...item, text, checked: item.checked === old.checked ? other.checked : item.checked });
    } else if (other && !isSameContent(item, other)) return undefined;
    else if (!old || !isSameContent(item, old)) merged.push(item);
  }
  for (const item of theirs) {
    if (here.has(item.id)) continue;
    const old = before.get(item.id);
    if (!old) merged.push(item);
    else if (!isSameContent(old.text, item.text)) return undefined;
  }
  return merged;
};

const mine = <Value>(_base: Value, chosen: Value): Value => chosen;

/** How two changes of one field come together. What is chosen, not written, is as it was chosen last: no text is lost by it. */
export const noteMerges: Collection<Note>['merge'] = {
  checklist: mergeChecklist,
  labels: (base, chosen, theirs) => [
    ...theirs.filter((id) => chosen.includes(id) || !base.includes(id)),
    ...chosen.filter((id) => !base.includes(id) && !theirs.includes(id)),
  ],
  archive: mine,
  reminder: mine,
  image: mine,
};

/** My version with their texts after mine, so that neither is lost. */
export const keepBoth = (mine: Note, theirs: Note, newId: () => string): Partial<Note> => {
  const [title = ''] = [mine.title, theirs.title].filter((text) => text.trim() !== '');
  const otherTitle = isSameContent(title, theirs.title) ? '' : theirs.title;
  const otherText = isSameContent(mine.description, theirs.description) ? '' : theirs.description;
  const texts = new Set(mine.checklist.map(({ text }) => text.trim()));
  const ids = new Set(mine.checklist.map(({ id }) => id));
  const others = theirs.checklist
    .filter(({ text }) => !texts.has(text.trim()))
    .map((item) => (ids.has(item.id) ? { ...item, id: newId() } : item));
  return {
    title,
    description: [mine.description, otherTitle, otherText].filter((text) => text.trim() !== '').join('\n\n'),
    checklist: [...mine.checklist, ...others],
  };
};
