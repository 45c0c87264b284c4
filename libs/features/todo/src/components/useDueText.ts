import { useDayText } from '@ezone/shell/data/days';
import { useCallback } from 'react';
import { isWholeDay } from '../model/todo';

/** Says when something is due, in milliseconds since 1970: a whole day has no time. */
export function useDueText(): (moment: number, now: number) => string {
  const { dayOf, momentOf } = useDayText();
  return useCallback(
    (moment, now) => (isWholeDay(moment) ? dayOf(moment, now) : momentOf(moment, now)),
    [dayOf, momentOf],
  );
}
