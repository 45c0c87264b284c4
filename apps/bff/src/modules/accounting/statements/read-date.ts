const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const latin = (text: string) =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660));

/** A day that there is, as ISO writes it; else null. A year of two digits is one of this century. */
function dayOf(year: string, month: number, day: number): string | null {
  const full = Number(year) + (year.length === 2 ? 2000 : 0);
  const date = new Date(Date.UTC(full, month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && full >= 1900 && full <= 2100;
  return isThere ? date.toISOString().slice(0, 10) : null;
}

/** A day in numbers that does not begin with its year. */
const SHORT = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;

/**
 * What the dates of a file say of their order: as the first says that can be read in one way only; null where each of them could be two days.
 * Where all are the same in both orders, it makes no difference.
 */
export function dayFirstOf(dates: readonly string[]): boolean | null {
  let isOpen = false;
  for (const date of dates) {
    const [, first = '', sign, second = ''] = SHORT.exec(latin(date.trim())) ?? [];
    if (sign === '.' || Number(first) > 12) return true;
    if (Number(second) > 12) return false;
    isOpen ||= Number(first) !== Number(second);
  }
  return isOpen ? null : true;
}

/** The day of a date as banks write it, whatever time follows it; null where it is none. */
export function readDate(text: string, isDayFirst: boolean): string | null {
  const date = latin(text.trim());
  const long = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(date) ?? /^(\d{4})(\d\d)(\d\d)(?!\d{1,5}$)/.exec(date);
  if (long) return dayOf(long[1] ?? '', Number(long[2]), Number(long[3]));
  const named = /^(\d{1,2})[ -]([a-z]{3})[a-z]*\.?[ -](\d{4}|\d{2})(?!\d)/i.exec(date);
  if (named) return dayOf(named[3] ?? '', MONTHS.indexOf((named[2] ?? '').toLowerCase()) + 1, Number(named[1]));
  const [, first, sign, second, year] = SHORT.exec(date) ?? [];
  if (sign === undefined) return null;
  const [day, month] = isDayFirst || sign === '.' ? [first, second] : [second, first];
  return dayOf(year ?? '', Number(month), Number(day));
}
