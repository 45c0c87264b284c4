import { normalizeForSearch } from '@ezone/text';
import type { Note } from './note';

// A note that has not changed is the same object, so its text is folded once.
const haystacks = new WeakMap<Note, string>();

const haystackOf = (note: Note): string => {
  const known = haystacks.get(note);
  if (known !== undefined) return known;
  const texts = [note.title, note.description, ...note.checklist.map(({ text }) => text)];
  const haystack = texts.map(normalizeForSearch).join('\n');
  haystacks.set(note, haystack);
  return haystack;
};

/** The words of a query as they are compared; a note has to hold all of them. */
export const wordsOf = (query: string): string[] => normalizeForSearch(query).split(/\s+/).filter(Boolean);

/** The notes that hold every word of the query in title, description or checklist, in their order. */
export const searchNotes = (notes: readonly Note[], query: string): readonly Note[] => {
  const words = wordsOf(query);
  if (words.length === 0) return notes;
  return notes.filter((note) => {
    const haystack = haystackOf(note);
    return words.every((word) => haystack.includes(word));
  });
};
