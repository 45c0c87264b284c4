import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';

/** The day that is written like `2026-11-22`; undefined where that is none. */
export const dayOf = (text: string | null): CalendarDate | undefined => {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  try {
    return parseDate(text);
  } catch {
    return undefined;
  }
};
