import { RepeatDays } from '@ezone/repeats';
import type { CalendarEventDto } from './calendar.dto';
import { momentOf, wallOf } from './zoned-time';

const DAY = 86_400_000;

/** How many days are looked at in one go: more than a year, as looking is done while others wait. */
const AHEAD = 400;
/** For how many days the times of a series are counted, where its rule says how many there are: five years. */
const COUNTED = 1830;
/** The last day that can be written with four digits of the year. */
const LAST_DAY = Date.UTC(9999, 11, 31) / DAY;

type Repeating = Pick<CalendarEventDto, 'start' | 'allDay' | 'repeat'>;

/**
 * When an event begins next after a moment, in ISO 8601, or when to look again where that is not known yet: it is never later than the next
 * beginning. Null where it does not begin any more, or is counted for longer than five years. Of a series, what is not as its rule says is considered.
 */
export function nextStart({ start, allDay, repeat }: Repeating, after: string): string | null {
  if (!repeat) return start > after ? start : null;
  const known = new Set(repeat.exceptions.map(({ at }) => at));
  const moved = repeat.exceptions.flatMap(({ instead }) => (instead && instead.start > after ? [instead.start] : []));
  const first = start > after && !known.has(start) ? [start] : [];
  const usual = nextByRule({ start, rule: repeat.rule, zone: allDay ? 'UTC' : repeat.zone }, after, known);
  return [...moved, ...first, ...(usual === null ? [] : [usual])].sort()[0] ?? null;
}

/** @param known the times that are not to be found */
function nextByRule(
  { start, rule, zone }: { start: string; rule: string; zone: string },
  after: string,
  known: ReadonlySet<string>,
): string | null {
  const wall = wallOf(Date.parse(start), zone);
  const from = Math.floor(wall / DAY);
  const days = new RepeatDays(rule, from);
  const { count, until } = days;
  const begin = Math.max(from, Math.floor(wallOf(Date.parse(after), zone) / DAY) - 1);
  const isOver = (moment: string) => until !== undefined && compact(moment, until, zone) > until;
  // A day later than its end is of no zone before it.
  const lastDay = Math.min(until === undefined ? LAST_DAY : dayOf(until) + 1, LAST_DAY);
  const end = begin + AHEAD;
  if (count !== undefined && begin - from > COUNTED) return null;
  let left = count ?? Infinity;
  // Those that were before are counted only where that matters.
  for (let day = count === undefined ? begin : from; day < end && day <= lastDay && left > 0; day += 1) {
    if (!days.has(day)) continue;
    left -= 1;
    if (day < begin) continue;
    const moment = new Date(momentOf(day * DAY + (wall - from * DAY), zone)).toISOString();
    if (isOver(moment)) return null;
    if (moment > after && !known.has(moment)) return moment;
  }
  return left <= 0 || end > lastDay ? null : new Date(momentOf(end * DAY, zone)).toISOString();
}

/** The day of `20261231` or `20261231T225959Z`. */
const dayOf = (written: string): number =>
  Date.UTC(Number(written.slice(0, 4)), Number(written.slice(4, 6)) - 1, Number(written.slice(6, 8))) / DAY;

/** A moment as the end of a rule is written: a day is one of the zone. */
const compact = (moment: string, until: string, zone: string): string => {
  const written = (iso: string) => iso.replace(/[-:]|\.\d+/g, '');
  return until.length > 8
    ? written(moment)
    : written(new Date(wallOf(Date.parse(moment), zone)).toISOString()).slice(0, 8);
};
