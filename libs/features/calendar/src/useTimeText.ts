import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CalendarView, DayRange } from './model/days';
import type { EventTimes } from './model/event';

const DAY = 86_400_000;

/** Hours up to 23 have two digits, alone as in a range: without being told, Turkish is written 9:00, and 09:00–10:30. */
const clockOf = (locale: string) => {
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return { hour: hourCycle === 'h23' ? '2-digit' : 'numeric', minute: '2-digit' } as const;
};

/** Says when an event takes place: "Mon, Nov 23, 9:00 – 10:00 AM"; of whole days the days alone. */
export function useWhenText(): (times: EventTimes) => string {
  const { formatDateTimeRange, formatDate, locale } = useIntl();
  return useCallback(
    ({ allDay, start, end }) => {
      const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
      if (allDay) {
        const last = Date.parse(end) - DAY;
        const dates = { ...day, timeZone: 'UTC' } as const;
        return last <= Date.parse(start)
          ? formatDate(start, dates)
          : formatDateTimeRange(Date.parse(start), last, dates);
      }
      const time = { ...day, ...clockOf(locale) };
      return start === end ? formatDate(start, time) : formatDateTimeRange(Date.parse(start), Date.parse(end), time);
    },
    [formatDate, formatDateTimeRange, locale],
  );
}

type Moment = Date | number;

/**
 * Says times of day alone, as the language writes them: "9:00 AM", "9:00 – 10:30 AM".
 * @param timeZone of the clock; without one, as of a moment that stands for the time here as if it were in UTC
 */
export function useClockText(): (start: Moment, end?: Moment, timeZone?: string) => string {
  const { formatDateTimeRange, formatTime, locale } = useIntl();
  const clock = useMemo(() => clockOf(locale), [locale]);
  return useCallback(
    (start, end, timeZone = 'UTC') => {
      const options = { ...clock, timeZone };
      return end === undefined ? formatTime(start, options) : formatDateTimeRange(start, end, options);
    },
    [clock, formatDateTimeRange, formatTime],
  );
}

/** Says a time of day in the month, where the title needs the room: "9am", "8:45am"; "09:00" where hours count to 23. */
export function useShortClockText(): (moment: Moment) => string {
  const { formatTime, locale } = useIntl();
  return useMemo(() => {
    const { hour, minute } = clockOf(locale);
    return (moment) => {
      const isShort = hour === 'numeric' && new Date(moment).getUTCMinutes() === 0;
      const text = formatTime(moment, { hour, ...(!isShort && { minute }), timeZone: 'UTC' });
      return text.replace(/\s*([AP]M)$/i, (_, half: string) => half.toLowerCase());
    };
  }, [formatTime, locale]);
}

/** Says which days are shown: "November 2026", "Nov 22 – 28, 2026", "Monday, November 23, 2026". */
export function useRangeText(): (view: CalendarView, days: DayRange) => string {
  const { formatDate, formatDateTimeRange } = useIntl();
  return useCallback(
    (view, { first, until }) => {
      const start = first.toDate('UTC');
      const timeZone = 'UTC';
      if (view === 'month') return formatDate(start, { month: 'long', year: 'numeric', timeZone });
      if (view === 'day') return formatDate(start, { dateStyle: 'full', timeZone });
      const last = until.subtract({ days: 1 }).toDate('UTC');
      return formatDateTimeRange(start, last, { day: 'numeric', month: 'short', year: 'numeric', timeZone });
    },
    [formatDate, formatDateTimeRange],
  );
}
