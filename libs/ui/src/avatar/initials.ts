/**
 * The first letters of the first and the last word of a name, upper case in the reader's language (a Turkish i becomes İ).
 * Arabic letters join, so an Arabic name gives its first letter only. A name without letters gives nothing.
 */
export function initials(name: string, locale?: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}|^\p{N}/u.test(word));
  const [first, last] = [words.at(0), words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  const letters = /\p{Script=Arabic}/u.test(first ?? '') ? (first ?? '') : `${first ?? ''}${last ?? ''}`;
  return letters.toLocaleUpperCase(locale);
}

/** A number from 0 to `size` - 1 that is always the same for the same name. */
export function stableIndex(name: string, size: number): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % size;
}
