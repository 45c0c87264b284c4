/** Digits as Arabic writes them, in Latin ones. */
const toLatinDigits = (text: string) =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660));

/**
 * Reads a number as it is typed in a language: `1,234.5` in English is `1.234,5` in Turkish. Groups must have three
 * digits; `12.5` in Turkish is refused, because it could be read as 125.
 * @returns null where nothing was typed, NaN where it is not a number
 */
export const parseNumber = (text: string, language: string): number | null => {
  const parts = new Intl.NumberFormat(language).formatToParts(12345.6);
  const symbolOf = (wanted: 'group' | 'decimal', otherwise: string) =>
    parts.find(({ type }) => type === wanted)?.value ?? otherwise;
  const group = symbolOf('group', ',');
  const decimal = symbolOf('decimal', '.');
  // Spaces, and the marks that tell the direction of a sign.
  const typed = toLatinDigits(text)
    .replace(/[\s\u200e\u200f\u061c]/g, '')
    // The signs of Arabic digits mean the same in every language, also in one that writes Latin ones, as in the Emirates.
    .replaceAll('\u066b', decimal)
    .replaceAll('\u066c', group);
  if (typed === '') return null;
  const isNumber = new RegExp(`^[-+]?(\\d{1,3}([${group}]\\d{3})+|\\d+)([${decimal}]\\d*)?$`);
  return isNumber.test(typed) ? Number(typed.replaceAll(group, '').replace(decimal, '.')) : Number.NaN;
};
