import { CalendarDateTime, getLocalTimeZone, parseDate, parseTime, toZoned } from '@internationalized/date';

/** Whether the browser knows a time zone of this name. */
export const isZone = (name: unknown): name is string => {
  if (typeof name !== 'string' || name === '') return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** What a time zone is called, from its name of the IANA: "America/New York". */
export const zoneLabel = (name: string): string => name.replaceAll('_', ' ');

/** The moment at which the clocks here show a time of day on a day, in milliseconds since 1970. @param ofDay milliseconds since its midnight */
export const momentOn = (day: string, ofDay: number): number => {
  const { year, month, day: date } = parseDate(day);
  const { hour, minute } = parseTime(new Date(ofDay).toISOString().slice(11, 16));
  return toZoned(new CalendarDateTime(year, month, date, hour, minute), getLocalTimeZone())
    .toDate()
    .getTime();
};

/** How far a zone, else that of the user, is from Greenwich at noon of a day: "GMT+9". */
export const offsetOn = (day: string, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { timeZoneName: 'shortOffset', timeZone })
    .formatToParts(momentOn(day, 43_200_000))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
