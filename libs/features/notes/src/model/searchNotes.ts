import { fold, foldText } from './foldText';
import type { NoteContent } from './note';

// A note that has not changed is the same object, so its text is folded once.
const haystacks = new WeakMap<NoteContent, string>();

const haystackOf = (note: NoteContent): string => {
  const known = haystacks.get(note);
  if (known !== undefined) return known;
  const texts = [note.title, note.description, ...note.checklist.map(({ text }) => text)];
  const haystack = texts.map(fold).join('\n');
  haystacks.set(note, haystack);
  return haystack;
};

/** The words of a query, folded; a note has to hold all of them. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** The notes that hold every word of the query in title, description or checklist, in their order. */
export const searchNotes = <N extends NoteContent>(notes: readonly N[], query: string): readonly N[] => {
  const words = wordsOf(query);
  if (words.length === 0) return notes;
  return notes.filter((note) => {
    const haystack = haystackOf(note);
    return words.every((word) => haystack.includes(word));
  });
};

/** A piece of a text, and whether it is what was searched for. */
export type Piece = { text: string; found: boolean };

/** Cuts a text into what the words were found in and what lies between. The pieces together are the text. */
export const markMatches = (text: string, words: readonly string[]): Piece[] => {
  const folded = foldText(text);
  const found = new Set<number>();
  for (const word of words) {
    for (let at = folded.text.indexOf(word); at !== -1; at = folded.text.indexOf(word, at + word.length)) {
      const end = folded.origins[at + word.length] ?? text.length;
      for (let index = folded.origins[at] ?? 0; index < end; index += 1) found.add(index);
    }
  }
  const pieces: Piece[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const last = pieces.at(-1);
    if (last?.found === found.has(index)) last.text += text.charAt(index);
    else pieces.push({ text: text.charAt(index), found: found.has(index) });
  }
  return pieces;
};
