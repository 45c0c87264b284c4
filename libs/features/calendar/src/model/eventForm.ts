import type { CalendarEvent, EventTimes } from './event';
import { dayOf } from '@ezone/repeats/series';
import { dateOf, utcOf } from './days';
import type { OccurrenceFields } from './occurrences';
import { choiceOf, noRepeat, ruleOf } from '@ezone/repeats/rules';
import type { RepeatChoice, RuleOf } from '@ezone/repeats/rules';

/** What is written in the dialog of an event. Both kinds of times are there, so that nothing is lost by going from one to the other. */
export type EventForm = Omit<RepeatChoice, 'interval'> & {
  title: string;
  desc: string;
  allDay: boolean;
  /** Of an event with times, in ISO 8601. */
  start: string | null;
  end: string | null;
  /** Of one of whole days: `2026-11-22`. */
  firstDay: string | null;
  lastDay: string | null;
  /** Each, each second ...: null while it is not written. */
  interval: number | null;
};

const HOUR = 3_600_000;

const localDay = (moment: string, before = 0): string => {
  const date = new Date(Date.parse(moment) - before);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');
};

/** A time of day on a local day. */
const at = (day: string, hour: number): string => new Date(`${day}T${String(hour).padStart(2, '0')}:00`).toISOString();

type Repeat = CalendarEvent['repeat'];

/** Fills the fields from when an event takes place; those of the other kind with what it would be. */
export const formOf = ({ title, desc, allDay, start, end }: OccurrenceFields, repeat: Repeat): EventForm => {
  const choice = repeat ? choiceOf(repeat.rule, { allDay, zone: repeat.zone, start }) : noRepeat;
  const written = { title, desc, allDay, ...choice };
  if (allDay) {
    const firstDay = dateOf(start).toString();
    const lastDay = dateOf(end).subtract({ days: 1 }).toString();
    return { ...written, firstDay, lastDay, start: at(firstDay, 9), end: at(lastDay, 10) };
  }
  // What is over at midnight is not of the day that begins then.
  return { ...written, start, end, firstDay: localDay(start), lastDay: localDay(end, end > start ? 1 : 0) };
};

const choiceIn = ({ every, interval, days, monthly, ends, until, count }: EventForm): RepeatChoice => ({
  ...{ every, interval: interval ?? 1, days, monthly, ends, until, count },
});

/** Whether the same is chosen of how the event comes back. */
export const isSameRepeat = (one: EventForm, other: EventForm): boolean =>
  JSON.stringify(choiceIn(one)) === JSON.stringify(choiceIn(other));

/** What a rule is written for; null while it is not said when the event begins. */
export const ruledIn = (form: Parameters<typeof timesOf>[0], zone: string): RuleOf | null => {
  const times = timesOf(form);
  return times && { allDay: times.allDay, zone, start: times.start };
};

/** The rule that is written; null where the event does not come back. */
export const ruleIn = (form: EventForm, repeat: Repeat, zone: string): string | null => {
  const of = ruledIn(form, zone);
  return of && ruleOf(choiceIn(form), of, repeat?.rule ?? null);
};

/** When the event takes place that is written; null while a field is empty. */
export const timesOf = ({
  allDay,
  start,
  end,
  firstDay,
  lastDay,
}: Pick<EventForm, 'allDay' | 'start' | 'end' | 'firstDay' | 'lastDay'>): EventTimes | null => {
  if (!allDay) return start === null || end === null ? null : { allDay, start, end };
  const [first, last] = [dayOf(firstDay), dayOf(lastDay)];
  return first && last ? { allDay, start: utcOf(first), end: utcOf(last.add({ days: 1 })) } : null;
};

/** The end that goes along when the beginning is moved, so that the event stays as long as it is. */
export const endMoved = (end: string, from: string, to: string): string => {
  const length = Math.max(0, Date.parse(end) - Date.parse(from)) || HOUR;
  return new Date(Date.parse(to) + length).toISOString();
};

/** The same of whole days. */
export const lastDayMoved = (lastDay: string, from: string, to: string): string => {
  const [last, before, after] = [dayOf(lastDay), dayOf(from), dayOf(to)];
  if (!last || !before || !after) return to;
  return after.add({ days: Math.max(0, last.compare(before)) }).toString();
};
