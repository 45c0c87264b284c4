import type { ChecklistItem, Note, NoteContent } from './note';
import { newId } from './newId';
import { contentFields, contentOf, sameValue } from './note';

/** What became of two changes to one note. */
export type Merge = {
  /** Both changes; where they clash, mine. */
  content: NoteContent;
  /** The texts that both have written anew, and not the same. Of anything else mine counts: no text is lost by it. */
  clashes: ClashField[];
};

/** A text that can be written here and elsewhere so that only somebody can say what counts. */
export type ClashField = 'title' | 'description' | 'checklist';

type Items = readonly ChecklistItem[];

const byId = (items: Items) => new Map(items.map((item) => [item.id, item]));

/** Items one by one, so that two people can tick off one list. Nothing where both wrote one item anew, differently. */
const mergeChecklist = (base: Items, mine: Items, theirs: Items): ChecklistItem[] | null => {
  const [before, here, there] = [byId(base), byId(mine), byId(theirs)];
  const merged: ChecklistItem[] = [];
  for (const item of mine) {
    const old = before.get(item.id);
    const other = there.get(item.id);
    if (old && other) {
      if (mergesNot(old.text, item.text, other.text)) return null;
      const text = sameValue(item.text, old.text) ? other.text : item.text;
      merged.push({ ...item, text, checked: item.checked === old.checked ? other.checked : item.checked });
    } else if (other && !sameValue(item, other)) return null;
    else if (!old || !sameValue(item, old)) merged.push(item);
  }
  for (const item of theirs) {
    if (here.has(item.id)) continue;
    const old = before.get(item.id);
    if (!old) merged.push(item);
    else if (!sameValue(old.text, item.text)) return null;
  }
  return merged;
};

/** Whether both sides changed a text, and not to the same. */
const mergesNot = (base: string, mine: string, theirs: string) =>
  !sameValue(mine, base) && !sameValue(theirs, base) && !sameValue(mine, theirs);

/**
 * Brings two changes of one note together, field by field, and a checklist item by item.
 * @param base the note both started from
 * @param mine what was written here
 * @param theirs what was written elsewhere meanwhile
 */
export const mergeNote = (base: NoteContent, mine: NoteContent, theirs: NoteContent): Merge => {
  const checklist = mergeChecklist(base.checklist, mine.checklist, theirs.checklist);
  const texts = (['title', 'description'] as const).filter((field) =>
    mergesNot(base[field], mine[field], theirs[field]),
  );
  const changed = contentFields.filter((field) => sameValue(mine[field], base[field]));
  const taken = Object.fromEntries(changed.map((field) => [field, theirs[field]]));
  const content = { ...contentOf(mine), ...taken, ...(checklist ? { checklist } : {}) };
  return { content, clashes: checklist ? texts : [...texts, 'checklist'] };
};

/**
 * Goes on with a note that was changed elsewhere while it is written here: what was not touched here is theirs. Where both
 * clash, mine stays on the base it was written on, so that saving it still finds the clash.
 */
export const rebase = (base: Note, mine: NoteContent, theirs: Note): { base: Note; content: NoteContent } => {
  const { content, clashes } = mergeNote(base, mine, theirs);
  const old = Object.fromEntries(clashes.map((field) => [field, base[field]]));
  return { base: { ...theirs, ...old }, content };
};

/** My note with their texts after mine, so that neither is lost; all other fields are mine. */
export const keepBoth = (mine: NoteContent, theirs: NoteContent): NoteContent => {
  const [title = ''] = [mine.title, theirs.title].filter((text) => text.trim() !== '');
  const otherTitle = sameValue(title, theirs.title) ? '' : theirs.title;
  const otherText = sameValue(mine.description, theirs.description) ? '' : theirs.description;
  const texts = new Set(mine.checklist.map(({ text }) => text.trim()));
  const ids = new Set(mine.checklist.map(({ id }) => id));
  const others = theirs.checklist
    .filter(({ text }) => !texts.has(text.trim()))
    .map((item) => (ids.has(item.id) ? { ...item, id: newId() } : item));
  return {
    ...mine,
    title,
    description: [mine.description, otherTitle, otherText].filter((text) => text.trim() !== '').join('\n\n'),
    checklist: [...mine.checklist, ...others],
    labels: [...new Set([...mine.labels, ...theirs.labels])],
  };
};
