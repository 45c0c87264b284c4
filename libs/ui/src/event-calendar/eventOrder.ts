/** An event as FullCalendar compares it: its times are those of a clock in UTC, whatever the zone is. */
type Event = { start: number; end: number; title: string };

const DAY = 86_400_000;

/** What begins and ends on different days; midnight is still of the day before. */
const isLong = ({ start, end }: Event): boolean => Math.floor(start / DAY) < Math.floor((end - 1) / DAY);

/**
 * Events of several days first: in a row with too little room, the days on which they were not would be cut off them. Then as they begin,
 * the longer first.
 */
export const eventOrder = (one: Event, other: Event): number =>
  Number(isLong(other)) - Number(isLong(one)) ||
  one.start - other.start ||
  other.end - one.end ||
  one.title.localeCompare(other.title);
