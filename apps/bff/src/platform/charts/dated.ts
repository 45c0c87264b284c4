import type { SeriesDto } from './series.dto';

const DAY = 24 * 60 * 60 * 1000;

/** A series as it is stored: values that follow each other, without their days. */
export type UndatedSeries<Series extends SeriesDto = SeriesDto> = Omit<Series, 'data'> & {
  values: number[];
  /** How many days after today (UTC) the last value is of; negative for the past. @default 0 */
  last?: number;
  /** How many days lie between two values. @default 1 */
  step?: number;
};

/** A moment as it is stored: days after today, and minutes after midnight (UTC). */
export type UndatedMoment = { inDays: number; atMinute: number };

/** What is stored of something with series and moments. A moment may stand for any text, because on the wire it is one. */
export type Undated<Value> = Value extends SeriesDto
  ? Value | UndatedSeries<Value>
  : Value extends string
    ? Value | UndatedMoment
    : Value extends readonly (infer Entry)[]
      ? Undated<Entry>[]
      : Value extends object
        ? { [Key in keyof Value]: Undated<Value[Key]> }
        : Value;

/** Puts in the days of series and moments, so that demo data never looks old. @param now the moment of the request */
export const dated = <Value>(stored: Undated<Value>, now = new Date()): Value =>
  withDays(stored, Math.floor(now.getTime() / DAY) * DAY) as Value;

/** @param today its first moment, in milliseconds since 1970 */
function withDays(stored: unknown, today: number): unknown {
  if (typeof stored !== 'object' || stored === null) return stored;
  if (Array.isArray(stored)) return stored.map((entry) => withDays(entry, today));
  if (isMoment(stored)) return new Date(today + stored.inDays * DAY + stored.atMinute * 60_000).toISOString();
  if (isSeries(stored)) return datedSeries(stored, today);
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, withDays(value, today)]));
}

const isMoment = (stored: object): stored is UndatedMoment => 'inDays' in stored;
const isSeries = (stored: object): stored is UndatedSeries => 'values' in stored;

function datedSeries({ values, last = 0, step = 1, ...series }: UndatedSeries, today: number): SeriesDto {
  const dayOf = (place: number) => today + (last - (values.length - 1 - place) * step) * DAY;
  return { ...series, data: values.map((value, place) => [dayOf(place), value]) };
}
