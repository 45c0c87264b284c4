/** A value of a day, which is in milliseconds since 1970 UTC. */
export type DayValue = readonly [day: number, value: number];

/** Weeks that end today, a week ago and two weeks ago, and the last thirty days. */
export const ranges = ['TW', 'LW', '2W', '30D'] as const;
export type Range = (typeof ranges)[number];

/** The weeks that the sample data is cut into; thirty days have no week of their own. */
export type Week = Exclude<Range, '30D'>;

/** Years of 52 weeks: the one that ends today, and the two before it. */
export const years = ['thisYear', 'lastYear', 'yearBefore'] as const;
export type Year = (typeof years)[number];

export const measures = ['orders', 'revenue', 'mails', 'todos', 'signIns'] as const;
export type Measure = (typeof measures)[number];

/** One of some words, or the first of them where the address says something else. */
export const oneOf = <Word extends string>(words: readonly [Word, ...Word[]], said: string | null): Word =>
  words.find((word) => word === said) ?? words[0];

const windows: Record<Range, { days: number; back: number }> = {
  TW: { days: 7, back: 0 },
  LW: { days: 7, back: 7 },
  '2W': { days: 7, back: 14 },
  '30D': { days: 30, back: 0 },
};

/** What of some days, of which the last is today, is in a range, and the same number of days before it; null where they are not known. */
export const within = (
  data: readonly DayValue[],
  range: Range,
): { now: readonly DayValue[]; before: readonly DayValue[] | null } => {
  const { days, back } = windows[range];
  const end = data.length - back;
  const start = Math.max(0, end - days);
  const before = data.slice(Math.max(0, start - days), start);
  return { now: data.slice(start, Math.max(0, end)), before: before.length === days ? before : null };
};

/** The values of one of some series, as the server answers them. */
export const dataOf = (series: readonly { data: number[][] }[] | undefined, place = 0): readonly DayValue[] =>
  (series?.[place]?.data ?? []).map(([day = 0, value = 0]) => [day, value]);

export const valuesOf = (data: readonly DayValue[]): number[] => data.map(([, value]) => value);

export const sumOf = (data: readonly DayValue[]): number => data.reduce((sum, [, value]) => sum + value, 0);

/** By how much something is more than before, as a share of one; null where there was nothing before. */
export const changeOf = (now: number, before: number): number | null => (before === 0 ? null : now / before - 1);

/** What a share was before it changed by so many percent, with one decimal. */
export const shareBefore = (share: number, change: number): number =>
  Math.round((share / (1 + change / 100)) * 10) / 10;
