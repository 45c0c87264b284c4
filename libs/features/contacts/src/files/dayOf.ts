import { NO_YEAR } from '@ezone/shell/data/days';

const whole = (year: string, month: string, day: string): string | null => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text) ? text : null;
};

/**
 * A day as the server has it, of one that somebody has written; null where it is not whole, or none. One without a year is written `--04-17`.
 * @param isDayFirst whether 3/4/1990 is in April
 */
export const dayOf = (text: string, isDayFirst: boolean): string | null => {
  const [, year, month, day] = /^\s*(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})(?:T.*)?\s*$/.exec(text) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) return whole(year, month, day);
  const [, ofMonth, ofDay] = /^\s*--(\d\d)-?(\d\d)\s*$/.exec(text) ?? [];
  if (ofMonth !== undefined && ofDay !== undefined) return whole(String(NO_YEAR), ofMonth, ofDay);
  const [, first, mark, second, last] = /^\s*(\d{1,2})([-/.])(\d{1,2})\2(\d{4})\s*$/.exec(text) ?? [];
  if (first === undefined || second === undefined || last === undefined) return null;
  const isFirstDay = mark === '.' || Number(first) > 12 || (isDayFirst && Number(second) <= 12);
  return isFirstDay ? whole(last, second, first) : whole(last, first, second);
};
