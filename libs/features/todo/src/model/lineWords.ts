import type { Repeat } from './todo';

type Every = Repeat['every'];

/** The words of a language that mean something in the line of a new todo; each may have several, and some are of two words. */
export type LineWords = {
  today: readonly string[];
  /** Of a time that is said with these, the second half of the day is meant. */
  tonight: readonly string[];
  tomorrow: readonly string[];
  dayAfterTomorrow: readonly string[];
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
  /** Before the name of a day: of today's name today is meant. */
  thisOne: readonly string[];
  /** Between the names of days. */
  and: readonly string[];
  /** Before a time. */
  at: readonly string[];
  /** Twelve o'clock; without a word before it only beside a day. */
  noon: readonly string[];
  /** After an hour of the first half of the day. */
  am: readonly string[];
  /** After an hour of the second half. */
  pm: readonly string[];
  /** Before a day or a time, where it changes nothing: "by tomorrow". */
  by: readonly string[];
  /** After it, likewise: "yarına kadar". */
  upTo: readonly string[];
  /** A day of every month, as it stands in a text that is folded for search; the first day where there is no number in it. */
  monthly: readonly RegExp[];
  /** What comes back every so many days, weeks or months, in a folded text. A todo cannot, so that this stays in the title. */
  interval: RegExp;
};

const en: LineWords = {
  today: ['today'],
  tonight: ['tonight', 'this evening'],
  tomorrow: ['tomorrow'],
  dayAfterTomorrow: ['day after tomorrow', 'the day after tomorrow'],
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
  thisOne: ['this'],
  and: ['and', '&', 'or'],
  coming: [],
  at: ['at'],
  noon: ['noon', 'midday'],
  am: ['am', 'a.m', 'in the morning'],
  pm: ['pm', 'p.m', 'in the afternoon', 'in the evening'],
  by: ['by', 'on', 'until', 'till'],
  upTo: [],
  monthly: [
    /^(?:every|each) month on (?:the )?(?:(\d{1,2})(?:st|nd|rd|th)?|first)(?= |$)/,
    /^(?:on )?the (?:(\d{1,2})(?:st|nd|rd|th)?|first) of (?:every|each) month(?= |$)/,
  ],
  interval:
    /^(?:every|each) (?:\d{1,3}(?:st|nd|rd|th)?|other|second|third|two|three|four|five|six) (?:weeks?|months?|years?|(?:week|work|mon|tues|wednes|thurs|fri|satur|sun)?days?)(?= |$)/,
};

const tr: LineWords = {
  today: ['bugün', 'bugüne'],
  tonight: ['bu akşam', 'bu gece'],
  tomorrow: ['yarın', 'yarına'],
  dayAfterTomorrow: ['öbür gün', 'öbür güne', 'yarından sonra', 'yarından sonraki gün'],
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
  thisOne: ['bu'],
  and: ['ve', 'veya'],
  coming: ['günü'],
  at: ['saat'],
  noon: ['öğlen', 'öğleyin'],
  am: [],
  pm: [],
  by: [],
  upTo: ['kadar', 'dek'],
  monthly: [/^her ay(?:in)? (?:(\d{1,2})(?:[.]? gunu|['’]?s?[iu](?:nde|nda)?)|ilk gunu|birinde|basinda)(?= |$)/],
  interval:
    /^(?:her (?:\d{1,3}|iki|uc|dort|bes|alti) (?:gun|hafta|ay|yil|sene)(?:d[ae])?(?: bir)?|(?:\d{1,3}|iki|uc|dort|bes|alti) (?:gun|hafta|ay|yil|sene)d[ae] bir)(?= |$)/,
};

const ar: LineWords = {
  today: ['اليوم'],
  tonight: ['الليلة', 'هذا المساء', 'مساء اليوم'],
  tomorrow: ['غدا', 'الغد'],
  dayAfterTomorrow: ['بعد غد', 'بعد الغد', 'بعد يوم غد'],
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
  thisOne: ['هذا', 'هذه'],
  and: ['و', 'أو'],
  coming: ['القادم', 'المقبل'],
  at: ['الساعة'],
  noon: ['ظهرا', 'الظهر', 'عند الظهر'],
  am: ['صباحا'],
  pm: ['مساء'],
  by: ['في', 'بحلول', 'حتى'],
  upTo: [],
  monthly: [
    /^كل شهر (?:في )?(?:يوم|اليوم) (\d{1,2})(?= |$)/,
    /^(?:في )?(?:(?:يوم|اليوم) )?(\d{1,2}) من كل شهر(?= |$)/,
    /^(?:في )?(?:اول|اول يوم من|اليوم الاول من|الاول من) كل شهر(?= |$)/,
  ],
  interval:
    /^كل (?:(?:\d{1,3}|ثلاثه?|اربعه?|خمسه?|سته?) (?:يوم|ايام|اسبوع|اسابيع|شهر|اشهر|شهور|سنه|سنوات|عام|اعوام)|يومين|اسبوعين|شهرين|سنتين|عامين)(?= |$)/,
};

/** By the beginnings of the names of languages. English is understood in all of them. */
export const lineWords: Readonly<Record<string, LineWords>> = { en, tr, ar };
