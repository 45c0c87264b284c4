import { normalizeForSearch } from '@ezone/text';
import { inDays, inMonths, repeatKinds } from '@ezone/repeats/todo';
import { ahead, dayIn, dayOf, nextMonthDay } from './lineDays';
import type { Day, Time } from './lineDays';
import { lineWords } from './lineWords';
import type { LineWords } from './lineWords';
import type { Repeat, TodoLabel } from './todo';

/** What something in the line can be that is understood. */
export type TokenKind = 'due' | 'repeat' | 'label' | 'important' | 'starred';

/** What a line is read with. */
export type LineOptions = {
  /** The language of the line; English is understood besides. */
  locale: string;
  /** In milliseconds since 1970. */
  now: number;
  labels: readonly TodoLabel[];
  /** Texts of tokens that mean nothing but themselves, as the user has taken them away. */
  plain?: ReadonlySet<string>;
};

/** What some words in a row mean, and how many they are. */
export type Meaning = { length: number } & (
  | ({ token: TokenKind } & (
      | { day: Day; isTonight?: true }
      /** `isBare` where nothing but a day or a repeat beside it says that it is a time; `isOpen` where no half of the day is said. */
      | { time: Time; isBare: boolean; isOpen: boolean }
      | { every: Repeat['every']; day?: Day; monthDay?: number }
      | { label: TodoLabel }
      | { flag: true }
    ))
  /** It belongs together, and is the title. */
  | { token: 'title' }
);

const ARABIC_DIGITS = /[٠-٩]/g;
/** A word as it is compared, in any writing of letters and digits. */
export const folded = (word: string) =>
  normalizeForSearch(word).replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) - 0x0660));

/** The names of the months or weekdays in some languages, by their numbers. */
const namesOf = (
  locales: readonly string[],
  count: number,
  format: Intl.DateTimeFormatOptions,
  at: (n: number) => Date,
) =>
  new Map(
    locales.flatMap((locale) => {
      const { format: name } = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC', calendar: 'gregory' });
      return Array.from({ length: count }, (_, index) => [folded(name(at(index))), index] as const);
    }),
  );

const calendars = new Map<string, { months: Map<string, number>; weekdays: Map<string, number> }>();

const calendarOf = (locale: string) => {
  const known = calendars.get(locale);
  if (known) return known;
  const locales = [locale, 'en'];
  const monthAt = (index: number) => new Date(Date.UTC(2026, index, 15));
  // The fourth of January 2026 is a Sunday.
  const weekdayAt = (index: number) => new Date(Date.UTC(2026, 0, 4 + index));
  const calendar = {
    months: new Map([
      ...namesOf(locales, 12, { month: 'short' }, monthAt),
      ...namesOf(locales, 12, { month: 'long' }, monthAt),
    ]),
    // Their short names are words of their own, as "sun" is.
    weekdays: namesOf(locales, 7, { weekday: 'long' }, weekdayAt),
  };
  calendars.set(locale, calendar);
  return calendar;
};

/** Reads what the words from a place on mean. @param words folded */
export const createReader = (words: readonly string[], { locale, now, labels }: LineOptions) => {
  const all = Object.entries(lineWords).filter(([language]) => language === 'en' || locale.startsWith(language));
  const { months, weekdays } = calendarOf(locale);

  /** How many words one of some phrases takes at a place; 0 where none stands there. */
  const phrase = (at: number, of: (known: LineWords) => readonly string[]): number =>
    Math.max(
      0,
      ...all
        .flatMap(([, known]) => of(known))
        .map((text) => text.split(' ').map(folded))
        .filter((parts) => parts.every((part, index) => words[at + index] === part))
        .map(({ length }) => length),
    );
  const numberAt = (at: number) => (/^\d{1,3}$/.test(words[at] ?? '') ? Number(words[at]) : undefined);
  const unitAt = (at: number) =>
    repeatKinds
      .map((every) => ({ every, length: phrase(at, ({ units }) => units[every]) }))
      .filter(({ length }) => length > 0)
      .toSorted((one, other) => other.length - one.length)[0];

  const weekday = (at: number): Meaning | undefined => {
    const isThis = phrase(at, ({ thisOne }) => thisOne);
    const before = isThis > 0 ? isThis : phrase(at, ({ next }) => next);
    const word = words[at + before] ?? '';
    // "Cumaya kadar": the name of the day has an ending before what follows.
    const isUpTo = phrase(at + before + 1, ({ upTo }) => upTo) > 0;
    const wanted = weekdays.get(word) ?? (isUpTo ? weekdays.get(word.replace(/['’]?y?[ae]$/, '')) : undefined);
    if (wanted === undefined) return undefined;
    const after = phrase(at + before + 1, ({ coming }) => coming);
    const days = (wanted - new Date(now).getDay() + 7) % 7;
    // Of today's name the next one is meant, unless it is "this Friday".
    const wait = days === 0 && isThis === 0 ? 7 : days;
    return { length: before + 1 + after, token: 'due', day: ahead(now, wait) };
  };
  const relative = (at: number): Meaning | undefined => {
    const before = phrase(at, (known) => known.before);
    const count = numberAt(at + before);
    const unit = count === undefined ? undefined : unitAt(at + before + 1);
    if (count === undefined || !unit || unit.every === 'weekday') return undefined;
    const end = at + before + 1 + unit.length;
    const after = phrase(end, (known) => known.after);
    if (before === 0 && after === 0) return undefined;
    const from = new Date(now);
    const date = {
      day: () => inDays(from, count),
      week: () => inDays(from, 7 * count),
      month: () => inMonths(from, count),
      year: () => inMonths(from, 12 * count),
    }[unit.every]();
    return { length: end + after - at, token: 'due', day: dayOf(date) };
  };
  const named = (at: number): Meaning | undefined => {
    const [first = '', second = '', third = ''] = words.slice(at, at + 3);
    const isDay = (word: string) => /^\d{1,2}$/.test(word);
    const [month, number] = isDay(first) ? [months.get(second), first] : [months.get(first), second];
    if (month === undefined || !isDay(number)) return undefined;
    const year = /^20\d\d$/.test(third) ? Number(third) : undefined;
    const day = dayIn(now, Number(number), month, year);
    return day && { length: year === undefined ? 2 : 3, token: 'due', day };
  };
  const numeric = (at: number): Meaning | undefined => {
    const word = words[at] ?? '';
    const iso = /^(20\d\d)-(\d\d?)-(\d\d?)$/.exec(word);
    const dotted = /^(\d\d?)\.(\d\d?)\.(20\d\d)?$/.exec(word);
    const [year, month, date] = iso ? iso.slice(1) : dotted ? [dotted[3], dotted[2], dotted[1]] : [];
    if (month === undefined) return undefined;
    const day = dayIn(now, Number(date), Number(month) - 1, year === undefined ? undefined : Number(year));
    return day && { length: 1, token: 'due', day };
  };
  const time = (at: number): Meaning | undefined => {
    const before = phrase(at, (known) => known.at);
    const start = at + before;
    const noon = phrase(start, (known) => known.noon);
    if (noon > 0) {
      const twelve = { time: { hour: 12, minute: 0 }, isBare: before === 0, isOpen: false };
      return { length: before + noon, token: 'due', ...twelve };
    }
    const [, hours = '', point, minutes = '', joined] =
      /^(\d\d?)(?:([:.])(\d\d))?(am|pm)?$/.exec(words[start] ?? '') ?? [];
    const [am, pm] = joined === undefined ? [phrase(start + 1, (k) => k.am), phrase(start + 1, (k) => k.pm)] : [0, 0];
    const half = joined ?? (am > 0 ? 'am' : pm > 0 ? 'pm' : undefined);
    const isBare = half === undefined && minutes === '';
    // "3.20" is a version, and "at 12 December" a day.
    if (hours === '' || (half === undefined && point === '.')) return undefined;
    if (isBare && (before === 0 || named(start))) return undefined;
    const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'pm' ? 12 : 0);
    const minute = Number(minutes);
    const isTime = hour < 24 && minute < 60 && (half === undefined || Number(hours) <= 12);
    if (!isTime) return undefined;
    const said = { time: { hour, minute }, isBare, isOpen: half === undefined };
    return { length: before + 1 + am + pm, token: 'due', ...said };
  };
  /** Where further names of days end that go on a list of them: ", Tuesday and Friday"; null where none follows. */
  const dayListFrom = (at: number): number | null => {
    const start = at + phrase(at, ({ and }) => and);
    // In Arabic it is written together with the name.
    const isNamed = weekdays.has(words[start] ?? '') || weekdays.has((words[start] ?? '').replace(/^و/, ''));
    return isNamed ? (dayListFrom(start + 1) ?? start + 1) : null;
  };
  /** Where the weekdays and times end that stand behind what comes back so: they are no date of their own. */
  const withMoment = (at: number): number => {
    const more = due(at, [weekday, time]);
    return more ? withMoment(at + more.length) : at;
  };
  const repeat = (at: number): Meaning | undefined => {
    const every = phrase(at, (known) => known.every);
    if (every === 0) return undefined;
    // Before the unit: in Arabic "every day Monday" is every Monday.
    const day = weekday(at + every);
    const unit = unitAt(at + every);
    if (!day || !('day' in day) || !day.day)
      return unit && { length: every + unit.length, token: 'repeat', every: unit.every };
    // On several days of a week a todo cannot come back: all of it stays in the title.
    const end = dayListFrom(at + every + day.length);
    return end === null
      ? { length: every + day.length, token: 'repeat', every: 'week', day: day.day }
      : { length: withMoment(end) - at, token: 'title' };
  };
  const interval = (at: number): Meaning | undefined => {
    const rest = words.slice(at).join(' ');
    const found = all.map(([, known]) => known.interval.exec(rest)?.[0]).find((one) => one !== undefined);
    if (found === undefined) return undefined;
    return { length: withMoment(at + found.split(' ').length) - at, token: 'title' };
  };
  const monthly = (at: number): Meaning | undefined => {
    const rest = words.slice(at).join(' ');
    for (const pattern of all.flatMap(([, known]) => known.monthly)) {
      const [found, number = '1'] = pattern.exec(rest) ?? [];
      const monthDay = Number(number);
      if (found === undefined || monthDay < 1 || monthDay > 31) continue;
      const length = found.split(' ').length;
      return { length, token: 'repeat', every: 'month', day: nextMonthDay(now, monthDay), monthDay };
    }
    return undefined;
  };
  const label = (at: number): Meaning | undefined => {
    const word = words[at] ?? '';
    if (!/^#./.test(word)) return undefined;
    const begins = (text: string) => folded(text).startsWith(word.slice(1));
    const found = labels.filter(({ handle, title }) => begins(handle) || begins(title));
    const exact = found.find(({ handle, title }) => [handle, title].some((text) => folded(text) === word.slice(1)));
    const wanted = exact ?? (found.length === 1 ? found[0] : undefined);
    return wanted && { length: 1, token: 'label', label: wanted };
  };
  const simple = (at: number): Meaning | undefined => {
    const word = words[at] ?? '';
    if (word === '!' || word === '!1') return { length: 1, token: 'important', flag: true };
    if (word === '*') return { length: 1, token: 'starred', flag: true };
    const tonight = phrase(at, (known) => known.tonight);
    if (tonight > 0) return { length: tonight, token: 'due', day: ahead(now, 0), isTonight: true };
    const overmorrow = phrase(at, (known) => known.dayAfterTomorrow);
    if (overmorrow > 0) return { length: overmorrow, token: 'due', day: ahead(now, 2) };
    const today = phrase(at, (known) => known.today);
    if (today > 0) return { length: today, token: 'due', day: ahead(now, 0) };
    const tomorrow = phrase(at, (known) => known.tomorrow);
    return tomorrow > 0 ? { length: tomorrow, token: 'due', day: ahead(now, 1) } : undefined;
  };
  /** A day or a time with what stands before or after it and changes nothing. */
  const due = (at: number, readers = [relative, named, numeric, time, weekday, simple]): Meaning | undefined => {
    const before = phrase(at, ({ by }) => by);
    for (const read of readers) {
      const meaning = read(at + before);
      if (meaning?.token !== 'due') continue;
      const after = phrase(at + before + meaning.length, ({ upTo }) => upTo);
      return { ...meaning, length: before + meaning.length + after };
    }
    return undefined;
  };
  const kinds = [interval, monthly, repeat, (at: number) => due(at), label, simple];
  return (at: number): Meaning | undefined => {
    for (const read of kinds) {
      const meaning = read(at);
      if (meaning) return meaning;
    }
    return undefined;
  };
};
