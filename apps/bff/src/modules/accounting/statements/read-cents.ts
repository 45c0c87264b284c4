import { readAmount, toCents } from '@ezone/money';

/** One sign before three digits: groups to some, decimals to others, a thousand times less. */
const AMBIGUOUS = /^[^.,\u066b\u066c]*[.,\u066b\u066c][\d\u0660-\u0669]{3}(?![\d\u0660-\u0669])[^.,\u066b\u066c]*$/;

/** Longer than any amount. */
const LONGEST = 40;

const PERCENT = /[%\u066a]/;

/** What says that an amount goes out, or comes in. */
const SIGNS = /[-\u2212+]|^\(/g;

/** An amount without the sign at its beginning or its end, or without the brackets around it. */
function withoutSign(typed: string, sign: string | undefined): string {
  if (sign === undefined) return typed;
  if (sign === '(') return typed.slice(1, -1);
  if (typed.startsWith(sign)) return typed.slice(1).trimStart();
  return typed.endsWith(sign) ? typed.slice(0, -1).trimEnd() : typed;
}

/**
 * The whole cents of an amount as banks write it: with either sign for decimals, with a currency or without, and with the minus before or
 * after it, or in brackets. Null where it is no amount, has two signs or parts of cents, or could be read in two ways: of money nothing
 * is guessed.
 */
export function readCents(text: string): number | null {
  const typed = text.trim();
  if (typed.length > LONGEST || AMBIGUOUS.test(typed) || PERCENT.test(typed)) return null;
  const [sign, ...more] = typed.match(SIGNS) ?? [];
  if (more.length > 0 || typed.startsWith('(') !== typed.endsWith(')')) return null;
  const unsigned = withoutSign(typed, sign);
  const amount = readAmount(unsigned);
  if (amount === null) return null;
  const cents = toCents(amount);
  // What has three decimals is no amount of money, but for the last bits of a float.
  if (Math.abs(amount * 100 - cents) > 1e-4) return null;
  // A sign between the currency and the number is part of the amount.
  return sign === undefined || sign === '+' || unsigned === typed ? cents : 0 - cents;
}
