import { isRepeatRule } from '../isRepeatRule';
import { RepeatDays } from '../RepeatDays';
import type { Expand, SeriesEvent } from '../series';
import { momentOf, wallOf, zoneOf } from '../series';

const DAY = 86_400_000;

/** How many days are counted at most, where a rule says how many times there are: a hundred years. */
const COUNTED = 36_600;

const numberOf = ({ year, month, day }: { year: number; month: number; day: number }) =>
  Date.UTC(year, month - 1, day) / DAY;
const isoOf = (number: number) => new Date(number * DAY).toISOString();

/** The last moment of a rule. A day alone is one of the zone. */
const lastOf = (until: string, zone: string): string => {
  const [, year = '', month = '', day = '', hour = '23', minute = '59', second = '59'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/.exec(until) ?? [];
  const last = `${year}-${month}-${day}T${hour}:${minute}:${second}.999Z`;
  return until.length > 8 ? last : momentOf(wallOf(last, 'UTC'), zone);
};

/**
 * When an event begins each time, by the clocks of its zone: at the same time of day also after these have been changed. What is left
 * out, or is another one, is not considered. An event of a rule that is none begins once.
 */
export const expandRepeat: Expand = ({ start, allDay, repeat }: SeriesEvent, from, until) => {
  // The first time is one of them, also where the rule does not give it.
  const starts = new Set(start < until && start >= from ? [start] : []);
  if (!repeat || !isRepeatRule(repeat.rule)) return [...starts];
  const zone = zoneOf({ allDay }, repeat.zone);
  const first = wallOf(start, zone);
  const days = new RepeatDays(repeat.rule, numberOf(first));
  const last = days.until === undefined ? undefined : lastOf(days.until, zone);
  const low = Math.max(numberOf(first), numberOf(wallOf(from, zone)) - 1);
  const high = numberOf(wallOf(until, zone)) + 1;
  let left = days.count ?? Infinity;
  // Those that were before are counted only where that matters.
  const counted = days.count === undefined ? low : Math.max(numberOf(first), low - COUNTED);
  for (let number = counted; number <= high && left > 0; number += 1) {
    if (!days.has(number)) continue;
    left -= 1;
    if (number < low) continue;
    const { year, month, day } = wallOf(isoOf(number), 'UTC');
    const moment = momentOf(first.set({ year, month, day }), zone);
    if (last !== undefined && moment > last) break;
    if (moment >= from && moment < until) starts.add(moment);
  }
  return [...starts];
};
