import type { Repeat } from './todo';

type Every = Repeat['every'];

/** The words of a language that mean something in the line of a new todo; each may have several, and some are of two words. */
export type LineWords = {
  today: readonly string[];
  tomorrow: readonly string[];
  every: readonly string[];
  units: Readonly<Record<Every, readonly string[]>>;
  /** Before a number of days: "in 3 days". */
  before: readonly string[];
  /** After it: "3 gün sonra". */
  after: readonly string[];
  /** Before the name of a day, where it changes nothing: "next Monday". */
  next: readonly string[];
  /** After it, likewise. */
  coming: readonly string[];
  /** Before a time. */
  at: readonly string[];
  /** Before a day or a time, where it changes nothing: "by tomorrow". */
  by: readonly string[];
  /** After it, likewise: "yarına kadar". */
  upTo: readonly string[];
  /** A day of every month, as it stands in a text that is folded for search; the first day where there is no number in it. */
  monthly: readonly RegExp[];
};

const en: LineWords = {
  today: ['today'],
  tomorrow: ['tomorrow'],
  every: ['every', 'each'],
  units: {
    day: ['day', 'days'],
    weekday: ['weekday', 'weekdays', 'workday'],
    week: ['week', 'weeks'],
    month: ['month', 'months'],
    year: ['year', 'years'],
  },
  before: ['in'],
  after: [],
  next: ['next'],
  coming: [],
  at: ['at'],
  by: ['by', 'on', 'until', 'till'],
  upTo: [],
  monthly: [
    /^(?:every|each) month on (?:the )?(?:(\d{1,2})(?:st|nd|rd|th)?|first)(?= |$)/,
    /^(?:on )?the (?:(\d{1,2})(?:st|nd|rd|th)?|first) of (?:every|each) month(?= |$)/,
  ],
};

const tr: LineWords = {
  today: ['bugün', 'bugüne'],
  tomorrow: ['yarın', 'yarına'],
  every: ['her'],
  units: {
    day: ['gün'],
    weekday: ['iş günü', 'hafta içi'],
    week: ['hafta'],
    month: ['ay'],
    year: ['yıl', 'sene'],
  },
  before: [],
  after: ['sonra'],
  next: ['gelecek', 'önümüzdeki'],
  coming: ['günü'],
  at: ['saat'],
  by: [],
  upTo: ['kadar', 'dek'],
  monthly: [/^her ay(?:in)? (?:(\d{1,2})(?:[.]? gunu|['’]?s?[iu](?:nde|nda)?)|ilk gunu|birinde|basinda)(?= |$)/],
};

const ar: LineWords = {
  today: ['اليوم'],
  tomorrow: ['غدا', 'الغد'],
  every: ['كل'],
  units: {
    day: ['يوم', 'أيام'],
    weekday: ['يوم عمل'],
    week: ['أسبوع', 'أسابيع'],
    month: ['شهر', 'أشهر', 'شهور'],
    year: ['سنة', 'عام', 'سنوات'],
  },
  before: ['بعد'],
  after: [],
  next: ['يوم'],
  coming: ['القادم', 'المقبل'],
  at: ['الساعة'],
  by: ['في', 'بحلول', 'حتى'],
  upTo: [],
  monthly: [
    /^كل شهر (?:في )?(?:يوم|اليوم) (\d{1,2})(?= |$)/,
    /^(?:في )?(?:(?:يوم|اليوم) )?(\d{1,2}) من كل شهر(?= |$)/,
    /^(?:في )?(?:اول|اول يوم من|اليوم الاول من|الاول من) كل شهر(?= |$)/,
  ],
};

/** By the beginnings of the names of languages. English is understood in all of them. */
export const lineWords: Readonly<Record<string, LineWords>> = { en, tr, ar };
