/** When an event takes place. Whole days are from one midnight in UTC to another, and the same dates everywhere. */
export type EventTimes = { allDay: boolean; start: string; end: string };

/** An event of a calendar, as far as it matters for when it takes place. */
export type SeriesEvent = EventTimes & {
  id: string;
  title: string;
  extendedProps: { desc: string };
  repeat?: {
    rule: string;
    zone: string;
    /** What is not as the rule says: another one instead, or none. */
    exceptions: readonly { at: string; instead: (EventTimes & { title: string; desc: string }) | null }[];
  } | null;
};

/** An event as it stands in the calendar: the event itself, or one of those that it comes back as. */
export type OccurrenceOf<E extends SeriesEvent> = EventTimes & {
  /** Is another one for each. */
  key: string;
  event: E;
  /** When one of a series would begin by its rule; null where the event does not come back. */
  at: string | null;
  title: string;
  desc: string;
};

/**
 * When an event begins that comes back.
 * @param from and `until` in ISO 8601, in UTC, as is what it answers
 */
export type Expand = (event: SeriesEvent, from: string, until: string) => readonly string[];

const BETWEEN = '~';

const lengthOf = ({ start, end }: EventTimes) => Date.parse(end) - Date.parse(start);
const later = (moment: string, by: number) => new Date(Date.parse(moment) + by).toISOString();

/** The event itself. */
export const onceOf = <E extends SeriesEvent>(event: E): OccurrenceOf<E> => {
  const { id, title, allDay, start, end, extendedProps } = event;
  return { key: id, event, at: null, title, allDay, start, end, desc: extendedProps.desc };
};

/** One of a series, by when it would begin; undefined where that one does not take place. */
export const occurrenceAt = <E extends SeriesEvent>(event: E, at: string): OccurrenceOf<E> | undefined => {
  const exception = event.repeat?.exceptions.find((one) => one.at === at);
  if (exception?.instead === null) return undefined;
  const usual = { ...onceOf(event), start: at, end: later(at, lengthOf(event)) };
  return { ...usual, ...exception?.instead, key: `${event.id}${BETWEEN}${at}`, at };
};

/** The id of the event and the beginning that the key of an occurrence is of. */
export const partsOfKey = (key: string): { id: string; at: string | null } => {
  const end = key.lastIndexOf(BETWEEN);
  return end < 0 ? { id: key, at: null } : { id: key.slice(0, end), at: key.slice(end + 1) };
};

const isIn = ({ start, end }: EventTimes, from: string, until: string) =>
  start < until && (end > from || start >= from);

/** The occurrences of an event that comes back, as computed before for the same event and days. */
const known = new WeakMap<SeriesEvent, { days: string; occurrences: readonly OccurrenceOf<SeriesEvent>[] }>();

/** What cannot be expanded, as in a zone that a browser does not know, is there once, and keeps nothing else from being shown. */
const startsIn = (event: SeriesEvent, from: string, until: string, expand: Expand): readonly string[] => {
  try {
    return expand(event, from, until);
  } catch {
    return [event.start];
  }
};

const seriesIn = <E extends SeriesEvent>(
  event: E,
  from: string,
  until: string,
  expand: Expand,
): readonly OccurrenceOf<E>[] => {
  const days = `${from} ${until}`;
  const before = known.get(event);
  // They are of this very event.
  if (before?.days === days) return before.occurrences as readonly OccurrenceOf<E>[];
  const starts = startsIn(event, later(from, -lengthOf(event)), until, expand);
  const moved = event.repeat?.exceptions.map(({ at }) => at) ?? [];
  const occurrences = [...new Set([...starts, ...moved])]
    .map((at) => occurrenceAt(event, at))
    .filter((one) => one !== undefined)
    .filter((one) => isIn(one, from, until));
  known.set(event, { days, occurrences });
  return occurrences;
};

/**
 * What stands in the calendar between two moments.
 * @param from and `until` in ISO 8601, in UTC
 * @param expand null while it is not there: of what comes back the first one is shown
 */
export const occurrencesIn = <E extends SeriesEvent>(
  events: readonly E[],
  from: string,
  until: string,
  expand: Expand | null,
): OccurrenceOf<E>[] =>
  events.flatMap((event) => {
    if (event.start >= until) return [];
    if (event.repeat && expand) return seriesIn(event, from, until, expand);
    return isIn(event, from, until) ? [onceOf(event)] : [];
  });
