import { useIntl } from 'react-intl';
import { notesSentences } from '../messages';
import { daysBetween } from '../model/reminder';

const NEAR = 6;

/** Says a moment as people do: "tomorrow, 08:00", or with its date where it is further away. */
export function useReminderText(): (moment: Date | string, now: number) => string {
  const { formatMessage, formatDate, formatTime, formatRelativeTime } = useIntl();
  return (moment, now) => {
    const date = new Date(moment);
    const days = daysBetween(date.getTime(), now);
    const isThisYear = date.getFullYear() === new Date(now).getFullYear();
    const day =
      Math.abs(days) <= NEAR
        ? formatRelativeTime(days, 'day', { numeric: 'auto' })
        : formatDate(date, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) });
    return formatMessage(notesSentences.moment, { day, time: formatTime(date, { timeStyle: 'short' }) });
  };
}
