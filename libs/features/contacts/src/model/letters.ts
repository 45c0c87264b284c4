/** The letter under which a name is listed that begins with none. */
export const NO_LETTER = '#';

/**
 * Finds the letter that a name is listed under: of letters that the language does not tell apart, as É and E in English, the plain one.
 * @param locale the language whose letters they are
 */
export const lettersOf = (locale: string): ((name: string) => string) => {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const known = new Map<string, string>();
  return (name) => {
    const [first = ''] = name.trimStart();
    const letter = known.get(first) ?? (/\p{L}/u.test(first) ? plain(first) : NO_LETTER);
    known.set(first, letter);
    return letter;
  };

  function plain(first: string): string {
    const [upper = first] = first.toLocaleUpperCase(locale);
    const [base = upper] = upper.normalize('NFKD');
    return compare(base, upper) === 0 ? base : upper;
  }
};

/** A letter, and the record that is the first under it. */
export type LetterPlace = { letter: string; id: string };

/** The letters of a sorted list, in its order, each with its first record. */
export const letterPlaces = <T extends { id: string }>(
  rows: readonly T[],
  letterOf: (row: T) => string,
): LetterPlace[] => {
  const places = new Map<string, string>();
  for (const row of rows) {
    const letter = letterOf(row);
    if (!places.has(letter)) places.set(letter, row.id);
  }
  return [...places].map(([letter, id]) => ({ letter, id }));
};
