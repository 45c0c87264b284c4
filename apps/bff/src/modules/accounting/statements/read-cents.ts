import { readAmount, toCents } from '@ezone/money';

/** One sign before three digits: groups to some, decimals to others, a thousand times less. */
const AMBIGUOUS = /^[^.,\u066b\u066c]*[.,\u066b\u066c][\d\u0660-\u0669]{3}(?![\d\u0660-\u0669])[^.,\u066b\u066c]*$/;

/**
 * The whole cents of an amount as banks write it: with either sign for decimals, with a currency or without, and with the minus before or
 * after it, or in brackets. Null where it is no amount, has parts of cents, or could be
 * read in two ways: of money nothing is guessed.
 */
export function readCents(text: string): number | null {
  const typed = text.trim();
  if (AMBIGUOUS.test(typed)) return null;
  const inBrackets = /^\((.*)\)$/.exec(typed)?.[1];
  const after = /^(.*?)\s*([-\u2212+])$/.exec(typed);
  const before = /^([-\u2212+])\s*(.*)$/.exec(typed);
  const sign = inBrackets === undefined ? (after?.[2] ?? before?.[1] ?? '+') : '-';
  const amount = readAmount(inBrackets ?? after?.[1] ?? before?.[2] ?? typed);
  if (amount === null) return null;
  const cents = toCents(amount);
  // What has three decimals is no amount of money, but for the last bits of a float.
  return Math.abs(amount * 100 - cents) > 1e-4 ? null : sign === '+' ? cents : 0 - cents;
}
