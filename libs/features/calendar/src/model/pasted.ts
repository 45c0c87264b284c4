import { atTimeOf, momentOf, wallOf, zoneOf } from '@ezone/repeats/series';
import type { EventTimes } from '@ezone/repeats/series';
import { getLocalTimeZone, toCalendarDateTime } from '@internationalized/date';
import type { CalendarDate, CalendarDateTime } from '@internationalized/date';

/** Where something is pasted: at a time, or on a day at the time of day that it had. */
export type PasteTarget = CalendarDate | CalendarDateTime;

/** When an event takes place that is pasted somewhere: as long as it was, and whole days on a day. */
export const pastedAt = ({ allDay, start, end }: EventTimes, target: PasteTarget): EventTimes => {
  const zone = zoneOf({ allDay }, getLocalTimeZone());
  const isTime = 'hour' in target && !allDay;
  const wall = isTime ? target : atTimeOf(toCalendarDateTime(target), wallOf(start, zone));
  const from = momentOf(wall, zone);
  return { allDay, start: from, end: new Date(Date.parse(from) + Date.parse(end) - Date.parse(start)).toISOString() };
};
