import { lazyContent, useLazyContent } from '@ezone/ui/lazy-content';
import { useMemo } from 'react';
import { utcOf } from './model/days';
import type { DayRange } from './model/days';
import type { CalendarEvent } from './model/event';
import { occurrencesIn } from '@ezone/repeats/series';
import type { Occurrence } from './model/occurrences';

/** What computes when events come back: its library is fetched where there are any. */
export const loadExpand = lazyContent(async () => (await import('./model/expandRepeat')).expandRepeat);

/** Some days, and those around them that are drawn, too: a month begins and ends with weeks that reach beyond it. */
export const drawnAround = ({ first, until }: DayRange): DayRange => ({
  first: first.subtract({ weeks: 1 }),
  until: until.add({ weeks: 2 }),
});

/**
 * What stands in the calendar in these days and around them.
 * @param events undefined until it is known which there are
 */
export function useOccurrences(
  events: readonly CalendarEvent[] | undefined,
  days: DayRange,
): readonly Occurrence[] | undefined {
  const { first, until } = drawnAround(days);
  const [from, to] = [utcOf(first), utcOf(until)];
  const comesBack = useMemo(() => events?.some(({ repeat }) => repeat !== null) ?? false, [events]);
  const [fetched] = useLazyContent(loadExpand, comesBack);
  const expand = fetched.is === 'there' ? fetched.part : null;
  return useMemo(() => events && occurrencesIn(events, from, to, expand), [events, from, to, expand]);
}
