import { normalizeForSearch } from './normalizeForSearch';

/** A piece of a text, and whether it is what was searched for. */
export type Piece = { text: string; found: boolean };

/** The text as it is compared, and where each of its characters stood in the original. */
const withOrigins = (text: string) => {
  const origins: number[] = [];
  let compared = '';
  let origin = 0;
  for (const character of text) {
    const plain = normalizeForSearch(character);
    origins.push(...Array.from({ length: plain.length }, () => origin));
    compared += plain;
    origin += character.length;
  }
  origins.push(origin);
  return { compared, origins };
};

/**
 * Cuts a text into what the words were found in and what lies between. The pieces together are the text.
 * @param words as `normalizeForSearch` makes them
 */
export const markMatches = (text: string, words: readonly string[]): Piece[] => {
  const { compared, origins } = withOrigins(text);
  const found = new Set<number>();
  for (const word of words.filter(Boolean)) {
    for (let at = compared.indexOf(word); at !== -1; at = compared.indexOf(word, at + word.length)) {
      const end = origins[at + word.length] ?? text.length;
      for (let index = origins[at] ?? 0; index < end; index += 1) found.add(index);
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
