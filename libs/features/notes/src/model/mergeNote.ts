import type { NoteContent } from './note';
import { contentFields, contentOf, sameValue } from './note';

/** What became of two changes to one note. */
export type Merge = {
  /** Both changes; where they clash, mine. */
  content: NoteContent;
  /** The fields that both have changed, and not to the same. */
  clashes: (keyof NoteContent)[];
};

const take = <F extends keyof NoteContent>(content: NoteContent, field: F, from: NoteContent): NoteContent => ({
  ...content,
  [field]: from[field],
});

/**
 * Brings two changes of one note together, field by field.
 * @param base the note both started from
 * @param mine what was written here
 * @param theirs what was written elsewhere meanwhile
 */
export const mergeNote = (base: NoteContent, mine: NoteContent, theirs: NoteContent): Merge => {
  let content = contentOf(mine);
  const clashes: Merge['clashes'] = [];
  for (const field of contentFields) {
    if (sameValue(theirs[field], base[field]) || sameValue(theirs[field], mine[field])) continue;
    if (sameValue(mine[field], base[field])) content = take(content, field, theirs);
    else clashes.push(field);
  }
  return { content, clashes };
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
    .map((item) => (ids.has(item.id) ? { ...item, id: crypto.randomUUID() } : item));
  return {
    ...mine,
    title,
    description: [mine.description, otherTitle, otherText].filter((text) => text.trim() !== '').join('\n\n'),
    checklist: [...mine.checklist, ...others],
    labels: [...new Set([...mine.labels, ...theirs.labels])],
  };
};
