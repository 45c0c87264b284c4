import { useDayText } from '@ezone/shell/data/days';
import { useCallback } from 'react';

/** Says when something is due, in milliseconds since 1970: a whole day has no time. */
export function useDueText(): (moment: number, now: number, isDay: boolean) => string {
  const { dayOf, momentOf } = useDayText();
  return useCallback((moment, now, isDay) => (isDay ? dayOf(moment, now) : momentOf(moment, now)), [dayOf, momentOf]);
}
