const DAY = 86_400_000;
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

type Date3 = { year: number; month: number; day: number; weekday: number };

/** From Monday (0) on. The 1st of January 1970, from which days are counted, was a Thursday. */
const weekdayOf = (number: number) => (((number + 3) % 7) + 7) % 7;
const dateOf = (number: number): Date3 => {
  const date = new Date(number * DAY);
  return {
    ...{ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
    weekday: weekdayOf(number),
  };
};
/** The number of a day. */
const numberOf = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / DAY;

/** What all days of a year ask of it: its first day and how many it has, the first day of its first week and how many weeks it has. */
type Year = { begin: number; length: number; firstWeek: number; weeks: number };

/** The place of a day among so many, from the first (1) and from the last on (-1). */
const placesOf = (place: number, count: number) => [place, place - count - 1];

/**
 * The days of a rule of iCalendar (RFC 5545), which comes back after a day at the earliest. Each day is looked at by itself, so that also
 * a rule that no day fits costs no more than the days that are asked for.
 */
export class RepeatDays {
  private readonly first: Date3;
  private readonly frequency: string;
  private readonly interval: number;
  private readonly weekStart: number;
  private readonly lists: ReadonlyMap<string, ReadonlySet<string>>;
  /** The days that are chosen in the period that was looked at last, for rules that name places among its days. */
  private period = { begin: 0, end: 0, days: new Set<number>() };
  private readonly years = new Map<number, Year>();

  constructor(
    rule: string,
    private readonly start: number,
  ) {
    this.first = dateOf(start);
    const parts = rule.split(';').map((part) => part.split('='));
    this.lists = new Map(parts.map(([name = '', value = '']) => [name, new Set(value.replaceAll('+', '').split(','))]));
    this.frequency = this.textOf('FREQ') ?? 'DAILY';
    this.interval = Number(this.textOf('INTERVAL') ?? 1);
    this.weekStart = Math.max(0, WEEKDAYS.indexOf(this.textOf('WKST') ?? 'MO'));
  }

  /** How many times there are; undefined where they are not counted. */
  get count(): number | undefined {
    const count = this.textOf('COUNT');
    return count === undefined ? undefined : Number(count);
  }

  /** `20261231` or `20261231T225959Z`; undefined where there is no end. */
  get until(): string | undefined {
    return this.textOf('UNTIL');
  }

  /** Whether an event comes back on a day, its end aside. */
  has(number: number): boolean {
    if (number < this.start) return false;
    if (number >= this.period.begin && number < this.period.end) return this.period.days.has(number);
    const date = dateOf(number);
    // What is soon said comes first: days are looked at by the thousand.
    if (this.periodsFrom(number, date) % this.interval !== 0) return false;
    if (this.isNamed('BYMONTH', () => [date.month]) === false) return false;
    const places = this.lists.get('BYSETPOS');
    if (!places) return this.fits(number, date);
    this.period = this.periodOf(number, date, places);
    return this.period.days.has(number);
  }

  /** The period that a day is in, with the days that are chosen by their places in it. */
  private periodOf(number: number, date: Date3, places: ReadonlySet<string>) {
    const [begin, end] = this.boundsOf(number, date);
    const all = Array.from({ length: end - begin }, (_, at) => begin + at).filter((day) => this.fits(day, dateOf(day)));
    const days = all.filter((_, at) => placesOf(at + 1, all.length).some((place) => places.has(String(place))));
    return { begin, end, days: new Set(days) };
  }

  private textOf(name: string): string | undefined {
    return this.lists.get(name)?.values().next().value;
  }

  /** The first day of the period of a rule that a day is in, and the one after its last. */
  private boundsOf(number: number, { year, month }: Date3): [number, number] {
    if (this.frequency === 'YEARLY') return [numberOf(year, 1, 1), numberOf(year + 1, 1, 1)];
    if (this.frequency === 'MONTHLY') return [numberOf(year, month, 1), numberOf(year, month + 1, 1)];
    return this.frequency === 'WEEKLY' ? [this.weekOf(number), this.weekOf(number) + 7] : [number, number + 1];
  }

  /** The first day of the week of a day. */
  private weekOf(number: number): number {
    return number - ((((weekdayOf(number) - this.weekStart) % 7) + 7) % 7);
  }

  private yearOf(year: number): Year {
    const known = this.years.get(year);
    if (known) return known;
    const [begin, next] = [numberOf(year, 1, 1), numberOf(year + 1, 1, 1)];
    // The 4th of January is in the first week of four days.
    const [firstWeek, nextFirst] = [this.weekOf(begin + 3), this.weekOf(next + 3)];
    const found = { begin, length: next - begin, firstWeek, weeks: (nextFirst - firstWeek) / 7 };
    this.years.set(year, found);
    return found;
  }

  private periodsFrom(number: number, { year, month }: Date3): number {
    const { first, start } = this;
    if (this.frequency === 'YEARLY') return year - first.year;
    if (this.frequency === 'MONTHLY') return (year - first.year) * 12 + month - first.month;
    return this.frequency === 'WEEKLY' ? (this.weekOf(number) - this.weekOf(start)) / 7 : number - start;
  }

  /** Whether a day of a period is one of the rule's, before places among them are asked for; those before the first count there, too. */
  private fits(number: number, { year, month, day, weekday }: Date3): boolean {
    const isOfMonth = this.isNamed('BYMONTH', () => [month]);
    if (isOfMonth === false) return false;
    const inMonth = () => placesOf(day, numberOf(year, month + 1, 1) - numberOf(year, month, 1));
    const inYear = () => placesOf(number - this.yearOf(year).begin + 1, this.yearOf(year).length);
    const isOfMonthDay = this.isNamed('BYMONTHDAY', inMonth);
    if (isOfMonthDay === false) return false;
    const isOfWeekday = this.isNamed('BYDAY', () => this.weekdayNames(weekday, inMonth, inYear));
    if (isOfWeekday === false) return false;
    const isOfYearDay = this.isNamed('BYYEARDAY', inYear);
    const isOfWeek = isOfYearDay === false ? false : this.isNamed('BYWEEKNO', () => this.weekNumbers(number));
    if (isOfWeek === false) return false;
    if (isOfMonthDay ?? isOfWeekday ?? isOfYearDay) return true;
    const { first } = this;
    // Of a week that is named alone it is the day of the first.
    if (isOfWeek || this.frequency === 'WEEKLY') return weekday === first.weekday;
    if (this.frequency === 'MONTHLY') return day === first.day;
    return this.frequency === 'YEARLY' ? day === first.day && (isOfMonth ?? month === first.month) : true;
  }

  /** Whether a list of the rule has one of these; undefined where there is no such list. */
  private isNamed(name: string, values: () => readonly (string | number)[]): boolean | undefined {
    const list = this.lists.get(name);
    return list && values().some((value) => list.has(String(value)));
  }

  /** How a rule may name the weekday of a day: alone, and with its place in the month or the year. */
  private weekdayNames(weekday: number, inMonth: () => readonly number[], inYear: () => readonly number[]): string[] {
    const name = WEEKDAYS[weekday] ?? '';
    const isOfMonth = this.frequency === 'MONTHLY' || (this.frequency === 'YEARLY' && this.lists.has('BYMONTH'));
    const places = isOfMonth ? inMonth() : this.frequency === 'YEARLY' ? inYear() : [];
    return [name, ...places.map((place) => `${String(Math.sign(place) * Math.ceil(Math.abs(place) / 7))}${name}`)];
  }

  /** The number of the week of a day, from the first and from the last of the year; weeks of four days count. */
  private weekNumbers(number: number): number[] {
    const week = this.weekOf(number);
    // A week is of the year that its fourth day is of.
    const { firstWeek, weeks } = this.yearOf(dateOf(week + 3).year);
    return placesOf((week - firstWeek) / 7 + 1, weeks);
  }
}
