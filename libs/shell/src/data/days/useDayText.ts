import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { dayTextMessages } from './messages';
import { daysBetween } from './days';

/** Up to so many days away a day is called by its weekday. */
const NEAR = 6;

/** Says moments as people do, in milliseconds since 1970. Days and moments are said as within a sentence. */
export type DayText = {
  /** The day alone, for plans: "today", "tomorrow", a weekday to come, "Nov 21". What is long over has its date. */
  dayOf: (moment: number, now: number) => string;
  /** The day and the time: "tomorrow, 5:30 PM". */
  momentOf: (moment: number, now: number) => string;
  /** The shortest, for the edge of a row: the time of today, else "Yesterday", a weekday that was or comes, "Nov 21". */
  edgeOf: (moment: number, now: number) => string;
  /** Words that begin a line: "tomorrow" with a capital, as the language writes it. */
  begin: (words: string) => string;
};

/** How days and times are said everywhere: in the language, and with its hours. */
export function useDayText(): DayText {
  const { formatDate, formatMessage, formatRelativeTime, formatTime, locale } = useIntl();
  return useMemo(() => {
    const timeOf = (moment: number) => formatTime(moment, { timeStyle: 'short' });
    const dateOf = (moment: number, now: number) => {
      const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
      return formatDate(moment, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) });
    };
    const relative = (days: number) => formatRelativeTime(days, 'day', { numeric: 'auto' });
    const begin = (words: string) => words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
    const dayOf = (moment: number, now: number) => {
      const days = daysBetween(moment, now);
      if (Math.abs(days) <= 1) return relative(days);
      return days > 0 && days <= NEAR ? formatDate(moment, { weekday: 'long' }) : dateOf(moment, now);
    };
    return {
      dayOf,
      momentOf: (moment, now) =>
        formatMessage(dayTextMessages.moment, { day: dayOf(moment, now), time: timeOf(moment) }),
      edgeOf: (moment, now) => {
        const days = daysBetween(moment, now);
        if (days === 0) return timeOf(moment);
        if (Math.abs(days) === 1) return begin(relative(days));
        return Math.abs(days) <= NEAR ? formatDate(moment, { weekday: 'long' }) : dateOf(moment, now);
      },
      begin,
    };
  }, [formatDate, formatMessage, formatRelativeTime, formatTime, locale]);
}
