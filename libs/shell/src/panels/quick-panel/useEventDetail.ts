import { useIntl } from 'react-intl';

/** A time of 24 hours at the beginning: "18:30, at the harbour". */
const TIME = /^([01]?\d|2[0-3]):([0-5]\d)(?=,|$)/;

/** Says the time that the detail of an event begins with as the language does: "6:30 PM, at the harbour". */
export function useEventDetail(): (detail: string) => string {
  const { formatTime } = useIntl();
  return (detail) =>
    detail.replace(TIME, (_, hours: string, minutes: string) =>
      // Any day does: only its time is said.
      formatTime(new Date(2000, 0, 1, Number(hours), Number(minutes)), { timeStyle: 'short' }),
    );
}
