const DAY = '(?:MO|TU|WE|TH|FR|SA|SU)';
const listOf = (one: string) => new RegExp(`^${one}(?:,${one})*$`);
const upTo = (most: string) => `[+-]?(?:${most})`;
const YEAR_DAY = upTo('[1-9]|[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-6]');

/** What each part of a rule may be. What comes back within a day is left out: it would fill a calendar. */
const forms: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,3}$/,
  UNTIL: /^\d{8}(?:T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ)?$/,
  WKST: new RegExp(`^${DAY}$`),
  BYDAY: listOf(`(?:${upTo('[1-9]|[1-4]\\d|5[0-3]')})?${DAY}`),
  BYMONTHDAY: listOf(upTo('[1-9]|[12]\\d|3[01]')),
  BYYEARDAY: listOf(YEAR_DAY),
  BYWEEKNO: listOf(upTo('[1-9]|[1-4]\\d|5[0-3]')),
  BYMONTH: listOf('(?:[1-9]|1[0-2])'),
  BYSETPOS: listOf(YEAR_DAY),
};

type Parts = ReadonlyMap<string, string>;

/** Of each part, the frequencies that it goes with; of the others it is all. */
const frequencies: Readonly<Record<string, readonly string[]>> = {
  BYWEEKNO: ['YEARLY'],
  BYYEARDAY: ['YEARLY'],
  BYMONTHDAY: ['DAILY', 'MONTHLY', 'YEARLY'],
};

/** Parts that say different things of the same. */
const clashes: readonly (readonly [string, string])[] = [
  ['COUNT', 'UNTIL'],
  ['BYWEEKNO', 'BYMONTHDAY'],
  ['BYYEARDAY', 'BYMONTH'],
  ['BYYEARDAY', 'BYWEEKNO'],
  ['BYYEARDAY', 'BYMONTHDAY'],
];

const numbersOf = (list: string) => list.split(',').map(Number);

/** The most that the place of a weekday may be: that in a month, or in a year. */
const mostPlace = (parts: Parts): number => {
  const frequency = parts.get('FREQ');
  if (frequency === 'MONTHLY') return 5;
  if (frequency !== 'YEARLY' || parts.has('BYWEEKNO')) return 0;
  return parts.has('BYMONTH') ? 5 : 53;
};
const havePlaces = (parts: Parts): boolean => {
  const places = (parts.get('BYDAY') ?? '').match(/\d+/g) ?? [];
  return places.every((place) => Number(place) <= mostPlace(parts));
};

/** Whether one of the months that are named has one of the days that are named. */
const haveDay = (parts: Parts): boolean => {
  const [months, days] = [parts.get('BYMONTH'), parts.get('BYMONTHDAY')];
  if (months === undefined || days === undefined) return true;
  // Of a leap year, which has all days that there are.
  const longest = Math.max(...numbersOf(months).map((month) => new Date(Date.UTC(2000, month, 0)).getUTCDate()));
  return numbersOf(days).some((day) => Math.abs(day) <= longest);
};

const hasDate = (until: string | undefined): boolean => {
  if (until === undefined) return true;
  const day = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;
  const time = Date.parse(`${day}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/** Whether what is chosen by its place has something to be chosen from. */
const hasChoice = (parts: Parts): boolean =>
  !parts.has('BYSETPOS') || [...parts.keys()].some((name) => name.startsWith('BY') && name !== 'BYSETPOS');

/**
 * Whether a text is a rule of iCalendar (RFC 5545, RECUR) for what comes back after a day at the earliest. Its parts go together by the
 * table of the RFC, and leave a day on which it can come back.
 */
export function isRepeatRule(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const pairs = value.split(';').map((part) => part.split('='));
  const parts = new Map(pairs.map(([name = '', text = '']) => [name, text]));
  const frequency = parts.get('FREQ');
  if (frequency === undefined || parts.size < pairs.length) return false;
  const isFormed = pairs.every(
    ([name = '', text = '', ...rest]) =>
      rest.length === 0 && Object.hasOwn(forms, name) && (forms[name]?.test(text) ?? false),
  );
  return (
    isFormed &&
    [...parts.keys()].every((name) => frequencies[name]?.includes(frequency) ?? true) &&
    !clashes.some(([one, other]) => parts.has(one) && parts.has(other)) &&
    [havePlaces, haveDay, hasChoice].every((holds) => holds(parts)) &&
    hasDate(parts.get('UNTIL'))
  );
}
