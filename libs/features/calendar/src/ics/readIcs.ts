import { CalendarDateTime, getLocalTimeZone } from '@internationalized/date';
import { isRepeatRule } from '@ezone/repeats';
import ICAL from 'ical.js';
import { emptyEvent, limits } from '../model/event';
import type { EventContent } from '../model/event';
import type { OccurrenceFields } from '../model/occurrences';
import { atTimeOf, momentOf, wallOf } from '@ezone/repeats/series';
import { readBlocks } from './readBlocks';
import { zoneNamed } from '@ezone/repeats/ical-zones';

type Component = InstanceType<typeof ICAL.Component>;
type Property = InstanceType<typeof ICAL.Property>;
type Clock = InstanceType<typeof ICAL.Time>;

/** What could not be read, and where. */
export type IcsProblem = {
  /** The line that the event begins with, from 1 on. */
  line: number;
  kind:
    | 'unreadable'
    | 'noStart'
    | 'endsBefore'
    | 'repeatsWithinDay'
    | 'badRule'
    | 'tooManyExceptions'
    | 'cancelled'
    /** The event is read, but for the end of its text. */
    | 'cut';
  title: string;
};

/** The events of a file, with the lines that they begin with, and what is none. */
export type IcsContent = { events: { line: number; content: EventContent }[]; problems: IcsProblem[] };

/** A part of a file that is one event, or one of a series that is another one. */
type Part = {
  line: number;
  uid: string;
  component: Component;
  fields: OccurrenceFields;
  zone: string;
  /** Which one of a series it is in place of. */
  at: string | null;
};

const DAY = 86_400_000;

const later = (moment: string, by: number) => new Date(Date.parse(moment) + by).toISOString();
const textOf = (component: Component, name: string): string => {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** What does not fit the title stands whole in the description, as does what an event has no field for. */
const wordsOf = (component: Component): { title: string; desc: string; isCut: boolean } => {
  const [title, location, desc, url] = ['summary', 'location', 'description', 'url'].map((name) =>
    textOf(component, name),
  ) as [string, string, string, string];
  const isLong = title.length > limits.title;
  const more = [isLong ? title : '', location, desc, url].filter((part, at, all) => part && all.indexOf(part) === at);
  const text = more.join('\n\n');
  return {
    title: isLong ? `${title.slice(0, limits.title - 1)}…` : title,
    desc: text.slice(0, limits.desc),
    isCut: text.length > limits.desc,
  };
};

/** Reads the moments of one file: their zones are described in it. */
const createClockReader = (zones: ReadonlyMap<string, Component>) => {
  const names = new Map<string, string>();
  const zoneOf = (property: Property, { zone, year }: Clock): string => {
    if (zone.tzid === 'UTC') return 'UTC';
    const tzid = property.getFirstParameter('tzid') as string | undefined;
    // Without a zone it is at that time wherever one is.
    if (tzid === undefined) return getLocalTimeZone();
    const known = names.get(tzid) ?? zoneNamed(tzid, zones.get(tzid), year) ?? getLocalTimeZone();
    names.set(tzid, known);
    return known;
  };
  const momentIn = ({ year, month, day, hour, minute, second, isDate }: Clock, zone: string): string =>
    momentOf(new CalendarDateTime(year, month, day, hour, minute, Math.min(second, 59)), isDate ? 'UTC' : zone);
  return { zoneOf, momentIn };
};
type ClockReader = ReturnType<typeof createClockReader>;

const isClock = (value: unknown): value is Clock => value instanceof ICAL.Time;

/** When a part takes place, and by which clock; null where it says nothing of that. */
const timesOf = (component: Component, { zoneOf, momentIn }: ClockReader) => {
  const from = component.getFirstProperty('dtstart');
  const start: unknown = from?.getFirstValue();
  if (!from || !isClock(start)) return null;
  const to = component.getFirstProperty('dtend');
  const end: unknown = to?.getFirstValue();
  const length: unknown = component.getFirstPropertyValue('duration');
  const isOutlooks = textOf(component, 'x-microsoft-cdo-alldayevent').toUpperCase() === 'TRUE';
  const allDay = start.isDate || isOutlooks;
  const zone = zoneOf(from, start);
  const begin = momentIn(start, isOutlooks ? 'UTC' : zone);
  const lasting = length instanceof ICAL.Duration ? length.toSeconds() * 1000 : allDay ? DAY : 0;
  const over = to && isClock(end) ? momentIn(end, isOutlooks ? 'UTC' : zoneOf(to, end)) : later(begin, lasting);
  // Some programs write the same day for both.
  return { allDay, start: begin, end: allDay && over <= begin ? later(begin, DAY) : over, zone };
};

/** The moments of a property that may stand there several times, with several values each. */
const momentsOf = (component: Component, name: string, { zoneOf, momentIn }: ClockReader, like: Part): string[] =>
  component.getAllProperties(name).flatMap((property) =>
    (property.getValues() as unknown[]).flatMap((value) => {
      const clock: unknown = value instanceof ICAL.Period ? value.start : value;
      if (!isClock(clock)) return [];
      const moment = momentIn(clock, zoneOf(property, clock));
      // A day alone is that of the series which begins on it.
      if (!clock.isDate || like.fields.allDay) return [moment];
      return [momentOf(atTimeOf(wallOf(moment, 'UTC'), wallOf(like.fields.start, like.zone)), like.zone)];
    }),
  );

const usualAt = ({ fields }: Part, at: string): OccurrenceFields => ({
  ...fields,
  ...{ start: at, end: later(at, Date.parse(fields.end) - Date.parse(fields.start)) },
});

const frequencies: readonly string[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const ruleParts = ['BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO', 'BYMONTH', 'BYSETPOS'] as const;
const weekdays = ['', 'SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const MONDAY = 2;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The end of a rule: a day of whole days, else a moment in UTC. */
const untilOf = (until: Clock, { allDay, zone }: { allDay: boolean; zone: string }): string => {
  const { year, month, day, hour, minute, second, isDate } = until;
  if (allDay) return `${String(year).padStart(4, '0')}${twoDigits(month)}${twoDigits(day)}`;
  const wall = isDate
    ? new CalendarDateTime(year, month, day, 23, 59, 59)
    : new CalendarDateTime(year, month, day, hour, minute, Math.min(second, 59));
  const isUtc = until.zone.tzid === 'UTC';
  return momentOf(wall, isUtc ? 'UTC' : zone).replace(/[-:]|\.\d+/g, '');
};

/** A rule as the server takes it; null where the event comes back within a day. Times of day are those of the beginning. */
const readRule = (recur: InstanceType<typeof ICAL.Recur>, of: { allDay: boolean; zone: string }): string | null => {
  if (!frequencies.includes(recur.freq)) return null;
  const hours = recur.parts as Readonly<Record<string, readonly unknown[]>>;
  if (['BYHOUR', 'BYMINUTE', 'BYSECOND'].some((name) => (hours[name]?.length ?? 0) > 1)) return null;
  const rule = [`FREQ=${recur.freq}`];
  if (recur.interval > 1) rule.push(`INTERVAL=${String(Math.min(recur.interval, 999))}`);
  if (recur.count) rule.push(`COUNT=${String(Math.min(recur.count, 9999))}`);
  else if (recur.until) rule.push(`UNTIL=${untilOf(recur.until, of)}`);
  for (const name of ruleParts) {
    const values = hours[name];
    if (values && values.length > 0) rule.push(`${name}=${values.join(',')}`);
  }
  if (recur.wkst !== MONDAY) rule.push(`WKST=${weekdays[recur.wkst] ?? 'MO'}`);
  return rule.join(';');
};

/** An event with all that its series says, or why there is none. */
const eventOf = (part: Part, others: readonly Part[], reader: ClockReader): EventContent | IcsProblem['kind'] => {
  const { component, fields, zone } = part;
  const { title, desc, ...times } = fields;
  const event = { ...emptyEvent(times), title, extendedProps: { desc } };
  const added = momentsOf(component, 'rdate', reader, part);
  const recur: unknown = component.getFirstPropertyValue('rrule');
  if (!(recur instanceof ICAL.Recur) && added.length === 0) return event;
  const rule = recur instanceof ICAL.Recur ? readRule(recur, { allDay: times.allDay, zone }) : 'FREQ=DAILY;COUNT=1';
  if (rule === null) return 'repeatsWithinDay';
  if (rule.length > limits.rule || !isRepeatRule(rule)) return 'badRule';
  const left = momentsOf(component, 'exdate', reader, part).map((at) => ({ at, instead: null }));
  const more = added.map((at) => ({ at, instead: usualAt(part, at) }));
  const changed = others.flatMap(({ at, fields: instead, component: of }) =>
    at === null ? [] : [{ at, instead: isCancelled(of) ? null : instead }],
  );
  const byTime = new Map([...more, ...left, ...changed].map((one) => [one.at, one]));
  const exceptions = [...byTime.values()].toSorted((one, two) => (one.at < two.at ? -1 : 1));
  if (exceptions.length > limits.exceptions) return 'tooManyExceptions';
  return { ...event, repeat: { rule, zone, exceptions } };
};

const isCancelled = (component: Component) => textOf(component, 'status').toUpperCase() === 'CANCELLED';

/**
 * Reads the events of a file as other programs write them. What cannot be read is told, and the others are read all the same.
 * Its library is large, so this is imported when a file is chosen.
 */
export const readIcs = (text: string): IcsContent => {
  const problems: IcsProblem[] = [];
  const { zones, parts: blocks } = readBlocks(text);
  const reader = createClockReader(zones);
  const parts: Part[] = [];
  for (const { line, component } of blocks) {
    if (!component) {
      problems.push({ line, kind: 'unreadable', title: '' });
      continue;
    }
    const { isCut, ...words } = wordsOf(component);
    const problem = (kind: IcsProblem['kind']) => problems.push({ line, kind, title: words.title });
    const times = timesOf(component, reader);
    if (!times) problem('noStart');
    else if (times.end < times.start) problem('endsBefore');
    else {
      const { zone, ...when } = times;
      const of = component.getFirstProperty('recurrence-id');
      const clock: unknown = of?.getFirstValue();
      const at = of && isClock(clock) ? reader.momentIn(clock, reader.zoneOf(of, clock)) : null;
      const uid = textOf(component, 'uid') || `line ${String(line)}`;
      if (at === null && isCancelled(component)) problem('cancelled');
      else {
        if (isCut) problem('cut');
        parts.push({ line, uid, component, fields: { ...when, ...words }, zone, at });
      }
    }
  }
  const first = new Map(parts.filter(({ at }) => at === null).map((part) => [part.uid, part]));
  const events = parts.flatMap((part) => {
    // What is another one of a series is of its event, where that is in the file.
    if (part.at !== null && first.has(part.uid)) return [];
    const others = parts.filter(({ uid, at }) => at !== null && uid === part.uid && part.at === null);
    const content = eventOf(part, others, reader);
    if (typeof content !== 'string') return { line: part.line, content };
    problems.push({ line: part.line, kind: content, title: part.fields.title });
    return [];
  });
  return { events, problems: problems.toSorted((one, two) => one.line - two.line) };
};
