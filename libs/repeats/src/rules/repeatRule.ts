import { CalendarDate, CalendarDateTime } from '@internationalized/date';
import { dayOf, daysAfter, momentOf, wallOf, zoneOf } from '../series';

/** How often an event comes back, as one chooses it; `other` is a rule that is kept as it is. */
export const repeatKinds = ['never', 'day', 'weekday', 'week', 'month', 'year', 'other'] as const;

export type RepeatKind = (typeof repeatKinds)[number];

/** On what of a month an event comes back: its day, or its weekday, counted from the first or from the last on. */
export type MonthlyKind = 'day' | 'nth' | 'last';

/** How a series ends: not at all, with a day, or after so many times. */
export const repeatEnds = ['never', 'day', 'count'] as const;

export type RepeatEnd = (typeof repeatEnds)[number];

/** The days of a week as rules name them, in the order in which they write them. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

export type Weekday = (typeof weekdays)[number];

export type RepeatChoice = {
  every: RepeatKind;
  /** Each, each second ... */
  interval: number;
  /** Of a week: the days besides that on which it begins. */
  days: readonly Weekday[];
  /** Of a month. */
  monthly: MonthlyKind;
  ends: RepeatEnd;
  /** The last day, `2026-11-22`. */
  until: string | null;
  /** How many times. */
  count: number | null;
};

/** What a rule is read and written for: its zone, and when the event begins, in ISO 8601. */
export type RuleOf = { allDay: boolean; zone: string; start: string };

/** What stands in the fields where nothing of it was chosen yet. */
export const noRepeat: RepeatChoice = {
  ...{ every: 'never', interval: 1, days: [], monthly: 'day', ends: 'never', until: null, count: 10 },
};

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;
const WORKDAYS = 'MO,TU,WE,TH,FR';

/** The parts of a rule by their names. */
const partsOf = (rule: string): Map<string, string> =>
  new Map(rule.split(';').map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']));
const ruleOfParts = (parts: ReadonlyMap<string, string>): string =>
  [...parts].map(([name, value]) => `${name}=${value}`).join(';');

const twoDigits = (number: number, length = 2) => String(number).padStart(length, '0');
const compact = ({ year, month, day }: { year: number; month: number; day: number }) =>
  `${twoDigits(year, 4)}${twoDigits(month)}${twoDigits(day)}`;
const compactMoment = (moment: string) => moment.replace(/[-:]|\.\d+/g, '');

/** The last day that a rule has in a zone; null where it has no end. */
const lastDayOf = (until: string | undefined, zone: string): string | null => {
  const found = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/.exec(until ?? '');
  if (!found) return null;
  const [, year, month, day, hour, minute, second] = found;
  if (hour === undefined) return `${year ?? ''}-${month ?? ''}-${day ?? ''}`;
  const moment = `${year ?? ''}-${month ?? ''}-${day ?? ''}T${hour}:${minute ?? ''}:${second ?? ''}.000Z`;
  const wall = wallOf(moment, zone);
  return new CalendarDate(wall.year, wall.month, wall.day).toString();
};

/** Which one of its weekday a day is in its month, from the first (1) or the last on (-1). */
const ordinalOf = ({ year, month, day }: CalendarDateTime, isFromEnd: boolean): number => {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return isFromEnd ? -Math.ceil((length - day + 1) / 7) : Math.ceil(day / 7);
};
const weekdayOf = ({ year, month, day }: CalendarDateTime): Weekday =>
  weekdays[(new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7] ?? 'MO';

const firstOf = ({ start, allDay, zone }: RuleOf) => wallOf(start, zoneOf({ allDay }, zone));

/** The weekday on which an event begins. */
export const startWeekday = (of: RuleOf): Weekday => weekdayOf(firstOf(of));

/** The day on which an event begins, which one of its weekday that is, and on what of a month it can come back. */
export const monthlyKindsOf = (of: RuleOf): { day: number; nth: number; kinds: readonly MonthlyKind[] } => {
  const first = firstOf(of);
  const nth = ordinalOf(first, false);
  // Not each month has a fifth one.
  return {
    day: first.day,
    nth,
    kinds: ['day', ...(nth < 5 ? ['nth' as const] : []), ...(ordinalOf(first, true) === -1 ? ['last' as const] : [])],
  };
};

/** The one of these that is nearest to what was chosen, where the beginning was moved since. */
export const possibleMonthly = (chosen: MonthlyKind, of: RuleOf): MonthlyKind => {
  const { kinds } = monthlyKindsOf(of);
  return kinds.includes(chosen) ? chosen : (kinds[1] ?? 'day');
};

/** What of a week or a month is chosen by the days of a rule; null where nothing says the same. */
const daysChosen = (
  every: RepeatKind,
  { BYDAY, BYMONTHDAY }: Readonly<Record<string, string>>,
  of: RuleOf,
): Partial<RepeatChoice> | null => {
  if (BYDAY === undefined && BYMONTHDAY === undefined) return {};
  const first = firstOf(of);
  const own = weekdayOf(first);
  if (every === 'week' && BYDAY !== undefined && BYMONTHDAY === undefined) {
    const days = weekdays.filter((day) => BYDAY.split(',').includes(day));
    const isPlain = days.length === BYDAY.split(',').length && days.includes(own);
    return isPlain ? { days: days.filter((day) => day !== own) } : null;
  }
  if (every !== 'month') return null;
  if (BYDAY === undefined) return BYMONTHDAY === String(first.day) ? { monthly: 'day' } : null;
  if (BYMONTHDAY !== undefined) return null;
  const kind = (['nth', 'last'] as const).find((one) => BYDAY.replace('+', '') === monthlyDay(one, of));
  return kind && monthlyKindsOf(of).kinds.includes(kind) ? { monthly: kind } : null;
};

/** The day of a month as a rule names it: `2TU`, `-1TU`. */
const monthlyDay = (kind: 'nth' | 'last', of: RuleOf): string =>
  `${kind === 'last' ? '-1' : String(monthlyKindsOf(of).nth)}${startWeekday(of)}`;

/** What would be chosen for a rule; `other` where nothing says the same. */
export const choiceOf = (rule: string, of: RuleOf): RepeatChoice => {
  const { FREQ, INTERVAL, UNTIL, COUNT, WKST: _, BYDAY, BYMONTHDAY, ...more } = Object.fromEntries(partsOf(rule));
  const until = lastDayOf(UNTIL, zoneOf(of, of.zone));
  const chosen: RepeatChoice = {
    ...noRepeat,
    ...{ interval: Number(INTERVAL ?? 1), until },
    ...(COUNT !== undefined && { count: Number(COUNT) }),
    ends: COUNT !== undefined ? 'count' : until !== null ? 'day' : 'never',
  };
  const other: RepeatChoice = { ...chosen, every: 'other' };
  if (Object.keys(more).length > 0) return other;
  if (FREQ === 'WEEKLY' && BYDAY === WORKDAYS && chosen.interval === 1) return { ...chosen, every: 'weekday' };
  const every = Object.entries(frequencies).find(([, frequency]) => frequency === FREQ)?.[0] as RepeatKind | undefined;
  const days = { ...(BYDAY !== undefined && { BYDAY }), ...(BYMONTHDAY !== undefined && { BYMONTHDAY }) };
  const ofDays = every && daysChosen(every, days, of);
  return ofDays ? { ...chosen, every, ...ofDays } : other;
};

type Ending = Pick<RepeatChoice, 'ends' | 'until' | 'count'>;

/** A rule that ends as it is chosen. */
const ending = (rule: string, { ends, until, count }: Ending, { allDay, zone }: RuleOf): string => {
  const parts = partsOf(rule);
  parts.delete('UNTIL');
  parts.delete('COUNT');
  const date = ends === 'day' ? dayOf(until) : undefined;
  if (date) {
    const end = new CalendarDateTime(date.year, date.month, date.day, 23, 59, 59);
    parts.set('UNTIL', allDay ? compact(date) : compactMoment(momentOf(end, zone)));
  } else if (ends === 'count' && count !== null) parts.set('COUNT', String(count));
  return ruleOfParts(parts);
};

/** The part of a rule that says on which days; empty where that of the beginning is all. */
const daysPart = ({ every, days, monthly }: RepeatChoice, of: RuleOf, before: string | null): string => {
  if (every === 'week' && days.length > 0) {
    const own = startWeekday(of);
    // With which day a week begins matters to each second week.
    const weekStart = partsOf(before ?? '').get('WKST');
    const chosen = weekdays.filter((day) => day === own || days.includes(day)).join(',');
    return `;BYDAY=${chosen}${weekStart === undefined ? '' : `;WKST=${weekStart}`}`;
  }
  const kind = every === 'month' ? possibleMonthly(monthly, of) : 'day';
  return kind === 'day' ? '' : `;BYDAY=${monthlyDay(kind, of)}`;
};

/**
 * The rule that is chosen; null where it does not come back.
 * @param before the rule that is kept for `other`
 */
export const ruleOf = (choice: RepeatChoice, of: RuleOf, before: string | null): string | null => {
  const { every, interval } = choice;
  if (every === 'never') return null;
  if (every === 'other') return before === null ? null : ending(before, choice, of);
  if (every === 'weekday') return ending(`FREQ=WEEKLY;BYDAY=${WORKDAYS}`, choice, of);
  const each = interval > 1 ? `;INTERVAL=${String(interval)}` : '';
  return ending(`FREQ=${frequencies[every]}${each}${daysPart(choice, of, before)}`, choice, of);
};

/** How many times a rule has; undefined where it does not count. */
export const countOf = (rule: string): string | undefined => partsOf(rule).get('COUNT');

/** A rule that ends before one of its times. */
export const endedBefore = (rule: string, at: string, allDay: boolean): string => {
  const parts = partsOf(rule);
  parts.delete('COUNT');
  const before = new Date(Date.parse(at) - (allDay ? 86_400_000 : 1000)).toISOString();
  parts.set('UNTIL', allDay ? compactMoment(before).slice(0, 8) : compactMoment(before));
  return ruleOfParts(parts);
};

/** The rule of what is left of a series after some of its times. */
export const withoutFirst = (rule: string, count: number): string => {
  const parts = partsOf(rule);
  const all = parts.get('COUNT');
  if (all !== undefined) parts.set('COUNT', String(Math.max(1, Number(all) - count)));
  return ruleOfParts(parts);
};

/** The rule of a series that is moved as a whole: what it says of the day that was moved, it says of the new one. */
export const movedRule = (rule: string, from: CalendarDateTime, to: CalendarDateTime): string => {
  if (daysAfter(to, from) === 0) return rule;
  const replaced: Readonly<Record<string, (value: string) => string>> = {
    BYDAY: (value) => {
      const [, ordinal = '', day] = /^([+-]?\d*)(..)$/.exec(value) ?? [];
      if (day !== weekdayOf(from)) return value;
      return ordinal === '' ? weekdayOf(to) : `${String(ordinalOf(to, ordinal.startsWith('-')))}${weekdayOf(to)}`;
    },
    BYMONTHDAY: (value) => (Number(value) === from.day ? String(to.day) : value),
    BYMONTH: (value) => (Number(value) === from.month ? String(to.month) : value),
  };
  const parts = [...partsOf(rule)].map(([name, value]): [string, string] => [
    name,
    replaced[name] ? [...new Set(value.split(',').map(replaced[name]))].join(',') : value,
  ]);
  return ruleOfParts(new Map(parts));
};
