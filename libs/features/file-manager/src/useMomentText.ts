import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Says when something was: the day, with its time where that is near. */
export function useMomentText() {
  const { formatDate } = useIntl();
  return useMemo(
    () => ({
      short: (moment: string) => formatDate(moment, { dateStyle: 'medium' }),
      long: (moment: string) => formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' }),
    }),
    [formatDate],
  );
}
