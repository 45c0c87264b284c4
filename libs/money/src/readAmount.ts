const WORDS = String.raw`[A-Z]{0,3}\p{Sc}[A-Z]{0,3}|[A-Z]{3}|TL|kr\.?|Rs\.?|zł|Kč|Ft|lei|\p{Script=Arabic}\.\p{Script=Arabic}\.?`;
const CURRENCY = new RegExp(String.raw`^(?:${WORDS})|(?:${WORDS})$`, 'gu');

/** They say in which direction what stands beside them is read. */
const MARKS = /[\u200e\u200f\u061c]/g;

/** An amount without the sign, the code or the short name of a currency before or after it: `$1.50`, `1,50 €`, `USD 1.50`, `1,50 TL`. */
export const withoutCurrency = (text: string): string => text.replace(MARKS, '').trim().replace(CURRENCY, '').trim();

/** The sign, the code or the short name of a currency that stands before or after an amount, or its sign; empty where there is none. */
export const currencyMarkOf = (text: string): string =>
  text
    .replace(MARKS, '')
    .replace(/[-\u2212+()]/g, '')
    .trim()
    .match(CURRENCY)?.[0] ?? '';

/** A whole number, also in groups: of three digits, or as in India of two before the last three. */
const WHOLE = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,3}(?:\.\d{3})+)$/;

/** Where the decimals of a number begin; -1 where it has none. */
const decimalsOf = (number: string): number => {
  const marks = number.match(/[.,]/g) ?? [];
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (new Set(marks).size === 2) return last;
  // One comma before three digits parts a group, but for that of a number below one.
  return marks.length === 1 && !/^-?[1-9]\d{0,2},\d{3}$/.test(number) ? last : -1;
};

/**
 * An amount as programs and shops write it: with either sign for decimals, with groups or without, with a currency, a sign of per cent or
 * without. Null where it is no amount: nothing in it is passed over.
 */
export const readAmount = (text: string): number | null => {
  const number = withoutCurrency(text.trim())
    .replace(/[\u0660-\u0669]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replace('\u2212', '-')
    .replace(/[%\u066a]$/, '')
    .trimEnd()
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, '');
  const at = decimalsOf(number);
  const [whole, decimals] = at < 0 ? [number, ''] : [number.slice(0, at), number.slice(at + 1)];
  return WHOLE.test(whole) && /^\d*$/.test(decimals) ? Number(`${whole.replace(/[.,]/g, '')}.${decimals}`) : null;
};
