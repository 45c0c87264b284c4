import type { CalendarEvent, EventContent, Occurrence, OccurrenceFields, Repeat } from './event';
import { countOf, endedBefore, movedRule, withoutFirst } from '../rules';
import { atTimeOf, daysAfter, momentOf, occurrenceAt, onceOf, wallOf, zoneOf } from '../series';
import type { Expand } from '../series';

/** Which ones of a series a change is for. */
export const scopes = ['this', 'following', 'all'] as const;

export type Scope = (typeof scopes)[number];

/** One of a series, which a change begins with. */
export type SeriesOccurrence = Occurrence & { at: string; event: CalendarEvent & { repeat: Repeat } };

/** What becomes of a series: fields of the event that change, and an event that goes on in its place; null removes it. */
export type SeriesChange = { update: Partial<EventContent> | null; create: EventContent | null };

export const isOfSeries = (occurrence: Occurrence): occurrence is SeriesOccurrence =>
  occurrence.at !== null && occurrence.event.repeat !== null;

const timesOf = ({ allDay, start, end }: OccurrenceFields) => ({ allDay, start, end });

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A change of one of a series, as it is to be reckoned with. */
export type Rebased = {
  occurrence: SeriesOccurrence;
  fields: OccurrenceFields;
  /** What fields of the event were when the change was begun, where both have changed them. */
  bases: Partial<EventContent>;
};

/**
 * A change of one of a series as that is now: what was not touched is as others have left it meanwhile.
 * @param opened as it was when the change was begun
 * @param rule undefined where that is not changed
 * @returns null where that one is not in the series any more
 */
export const rebased = (
  opened: SeriesOccurrence,
  fields: OccurrenceFields,
  rule: string | null | undefined,
  scope: Scope,
  now: CalendarEvent,
  expand: Expand,
): Rebased | null => {
  const { event, at } = opened;
  const next = new Date(Date.parse(at) + 1).toISOString();
  const isThere = now.repeat?.exceptions.some((one) => one.at === at) || expand(now, at, next).includes(at);
  const there = now.repeat && isThere ? occurrenceAt(now, at) : undefined;
  if (!there || !isOfSeries(there)) return null;
  const isTimed = !isSame(timesOf(fields), timesOf(opened));
  const isNamed = fields.title !== opened.title;
  const isDescribed = fields.desc !== opened.desc;
  const merged = {
    ...timesOf(isTimed ? fields : there),
    title: isNamed ? fields.title : there.title,
    desc: isDescribed ? fields.desc : there.desc,
  };
  const areBoth =
    (isTimed && !isSame(timesOf(there), timesOf(opened))) ||
    (isNamed && there.title !== opened.title) ||
    (isDescribed && there.desc !== opened.desc);
  const isRuled = rule !== undefined && now.repeat?.rule !== event.repeat.rule;
  const { title, extendedProps, repeat } = event;
  const ofAll = {
    ...(isTimed && timesOf(onceOf(event))),
    ...(isNamed && { title }),
    ...(isDescribed && { extendedProps }),
  };
  return {
    occurrence: there,
    fields: merged,
    bases: { ...(scope !== 'this' && ofAll), ...((isRuled || (scope === 'this' && areBoth)) && { repeat }) },
  };
};

const contentOf = ({ title, desc, ...times }: OccurrenceFields, repeat: Repeat | null): EventContent => ({
  ...{ title, allDay: times.allDay, start: times.start, end: times.end },
  ...{ extendedProps: { desc }, repeat },
});

/** The exceptions of a series with another one, or one in place of the one there was. */
const withException = (repeat: Repeat, at: string, instead: OccurrenceFields | null): Repeat => {
  const rest = repeat.exceptions.filter((one) => one.at !== at);
  const fields = instead && {
    ...{ title: instead.title, allDay: instead.allDay, start: instead.start },
    ...{ end: instead.end, desc: instead.desc },
  };
  return {
    ...repeat,
    exceptions: [...rest, { at, instead: fields }].toSorted((one, two) => (one.at < two.at ? -1 : 1)),
  };
};

/**
 * A series that is moved as one of it is, by the clocks of its zone.
 * @param rule the rule that it shall have; that of before is moved along
 */
const moved = (occurrence: SeriesOccurrence, fields: OccurrenceFields, rule: string | undefined) => {
  const { event, at } = occurrence;
  const { repeat, allDay } = event;
  const [before, after] = [zoneOf(event, repeat.zone), zoneOf(fields, repeat.zone)];
  const [from, to] = [wallOf(at, before), wallOf(fields.start, after)];
  const days = daysAfter(to, from);
  const isMoved = fields.start !== at || fields.allDay !== allDay;
  const movedAt = (moment: string) =>
    isMoved ? momentOf(atTimeOf(wallOf(moment, before).add({ days }), to), after) : moment;
  return {
    movedAt,
    repeat: {
      ...repeat,
      rule: rule ?? movedRule(repeat.rule, from, to),
      exceptions: repeat.exceptions.map(({ at: moment, instead }) => ({ at: movedAt(moment), instead })),
    },
  };
};

const lastingAs = (start: string, { start: from, end }: OccurrenceFields): string =>
  new Date(Date.parse(start) + Date.parse(end) - Date.parse(from)).toISOString();

/**
 * What becomes of a series when one of it is changed.
 * @param rule the rule that is chosen; null for one that shall not come back, undefined for that of before
 */
export const changeSeries = (
  occurrence: SeriesOccurrence,
  fields: OccurrenceFields,
  rule: string | null | undefined,
  scope: Scope,
  expand: Expand,
): SeriesChange => {
  const { event, at } = occurrence;
  if (scope === 'this') return { update: { repeat: withException(event.repeat, at, fields) }, create: null };
  const { movedAt, repeat } = moved(occurrence, fields, rule ?? undefined);
  if (scope === 'all' || at <= event.start) {
    const start = movedAt(event.start);
    const times = { ...fields, start, end: lastingAs(start, fields) };
    return { update: contentOf(times, rule === null ? null : repeat), create: null };
  }
  const before = expand(event, event.start, at).length;
  const exceptions = event.repeat.exceptions.flatMap((one, index) =>
    one.at > at ? (repeat.exceptions[index] ?? []) : [],
  );
  // A number of times that was not changed is that of the whole series.
  const isCounted = rule === undefined || (rule !== null && countOf(rule) === countOf(event.repeat.rule));
  const going = { ...repeat, rule: withoutFirst(repeat.rule, isCounted ? before : 0), exceptions };
  return { update: ended(occurrence), create: contentOf(fields, rule === null ? null : going) };
};

/** What a series changes to that ends before one of it. */
const ended = ({ event: { repeat, allDay }, at }: SeriesOccurrence): Partial<EventContent> => ({
  repeat: {
    ...repeat,
    rule: endedBefore(repeat.rule, at, allDay),
    exceptions: repeat.exceptions.filter((one) => one.at < at),
  },
});

/** What becomes of a series when one of it is removed. */
export const removeFromSeries = (occurrence: SeriesOccurrence, scope: Scope): SeriesChange => {
  const { event, at } = occurrence;
  if (scope === 'this') return { update: { repeat: withException(event.repeat, at, null) }, create: null };
  const isAll = scope === 'all' || at <= event.start;
  return { update: isAll ? null : ended(occurrence), create: null };
};
