/** A text as search sees it, and where each of its characters stood in the original. */
export type FoldedText = { text: string; origins: readonly number[] };

const marks = /\p{M}|\u0640/gu;

// Letters that are one to whoever searches, though Unicode does not take them apart: the dotless i of Turkish, and forms
// of Arabic letters that are typed for one another.
const alike: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  ى: 'ي',
  ة: 'ه',
  ٱ: 'ا',
};

const foldCharacter = (character: string): string => {
  const plain = character.normalize('NFD').replace(marks, '').toLowerCase().replace(marks, '');
  return alike[plain] ?? plain;
};

/**
 * The text without case, accents, Arabic vowel signs and the difference between i and ı: "İSTANBUL", "istanbul" and
 * "ıstanbul" find one another, whatever language is spoken.
 */
export const foldText = (text: string): FoldedText => {
  const origins: number[] = [];
  let folded = '';
  let origin = 0;
  for (const character of text) {
    const plain = foldCharacter(character);
    origins.push(...Array.from({ length: plain.length }, () => origin));
    folded += plain;
    origin += character.length;
  }
  origins.push(origin);
  return { text: folded, origins };
};

const ascii = /^[\0-\x7f]*$/;

/** The same without the positions, for looking through many texts. */
export const fold = (text: string): string => (ascii.test(text) ? text.toLowerCase() : foldText(text).text);
