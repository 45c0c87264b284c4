import { hasYear } from '@ezone/shell/data/days';
import { useIntl } from 'react-intl';

/** Says a birthday, `1988-04-17`; without its year where that is not known. */
export function useBirthdayText(): (day: string) => string {
  const { formatDate } = useIntl();
  return (day) =>
    formatDate(`${day}T00:00:00Z`, {
      ...(hasYear(day) ? { dateStyle: 'long' } : { day: 'numeric', month: 'long' }),
      timeZone: 'UTC',
    });
}
