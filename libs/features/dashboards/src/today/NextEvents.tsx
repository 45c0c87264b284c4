import { useNow } from '@ezone/shell/data/now';
import { lazyContent, useLazyContent } from '@ezone/ui/lazy-content';
import { CalendarDays } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { todayMessages, todaySentences } from '../messages';
import { startOfDay, useDayText } from '@ezone/shell/data/days';
import { nextEvents, timesOf } from '../model/nextEvents';
import type { CalendarEvent } from '../model/nextEvents';
import { TodayCard } from './TodayCard';
import { useTodayList } from './useTodayList';
import { Written } from './Written';

/** What tells when events come back: it is fetched where there are any. */
const loadExpand = lazyContent(async () => (await import('../model/expandRepeat')).expandRepeat);

/** Today, and the days after it. */
const DAYS = 7;

/** More than anybody has in a week; the server answers the latest added first. */
const MOST = 200;

const iso = (moment: number) => new Date(moment).toISOString();
const idOf = ({ id }: CalendarEvent) => id;

/** The events of today that are not over, and those of the days after it. */
export const NextEvents = () => {
  const { formatMessage } = useIntl();
  const now = useNow();
  const today = startOfDay(now);
  const until = startOfDay(now, DAYS);
  const whenOf = useWhenText(now);
  const { query } = useTodayList({
    list: 'calendar-app/events',
    day: today,
    load: (api, options) =>
      api.listCalendarEvents({ query: { start: iso(today), end: iso(until), limit: MOST }, ...options }),
  });
  const comesBack = query.data?.some(({ repeat }) => repeat) ?? false;
  const [fetched] = useLazyContent(loadExpand, comesBack);
  const expand = fetched.is === 'there' ? fetched.part : null;
  return (
    <TodayCard
      icon={<CalendarDays />}
      title={formatMessage(todayMessages.events)}
      app={{ path: '/apps/calendar', label: formatMessage(todayMessages.allEvents) }}
      query={query}
      select={(events) => nextEvents(events, now, until, expand)}
      row={(event, hasPage) => ({
        href: hasPage ? '/apps/calendar' : undefined,
        avatar: <Leaf day={Math.max(timesOf(event).start, today)} />,
        primary: <Written>{event.title || formatMessage(todayMessages.noTitle)}</Written>,
        secondary: whenOf(event),
      })}
      idOf={idOf}
      words={{
        loading: formatMessage(todayMessages.eventsLoading),
        failed: formatMessage(todayMessages.eventsFailed),
        empty: formatMessage(todaySentences.noEvents, { days: DAYS }),
      }}
    />
  );
};

/** Says when an event takes place: "Today, 13:30 – 14:15", "Tomorrow, all day", "Today, until 16:00". */
function useWhenText(now: number) {
  const { formatMessage, formatTime, formatDateTimeRange } = useIntl();
  const { begin, dayOf } = useDayText();
  const clock = { timeStyle: 'short' } as const;
  return (event: CalendarEvent) => {
    const { start, end } = timesOf(event);
    const hasBegunEarlier = start < startOfDay(now);
    const day = begin(dayOf(hasBegunEarlier ? now : start, now));
    const isOfOneDay = startOfDay(start) === startOfDay(end);
    const time = event.allDay
      ? formatMessage(todayMessages.allDay)
      : isOfOneDay
        ? start === end
          ? formatTime(start, clock)
          : formatDateTimeRange(start, end, clock)
        : !hasBegunEarlier
          ? formatTime(start, clock)
          : startOfDay(end) === startOfDay(now)
            ? formatMessage(todaySentences.until, { time: formatTime(end, clock) })
            : formatMessage(todayMessages.allDay);
    return formatMessage(todaySentences.when, { day, time });
  };
}

/** A leaf of a calendar with one day on it, which the row says in words. */
function Leaf({ day }: { day: number }) {
  const { formatDate } = useIntl();
  return (
    <Paper aria-hidden>
      <span>{formatDate(day, { weekday: 'short' })}</span>
      <b>{formatDate(day, { day: 'numeric' })}</b>
    </Paper>
  );
}

const Paper = styled.span`
  display: grid;
  align-content: center;
  justify-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme }) => theme.tone.primary.text};
  background: ${({ theme }) => theme.tone.primary.tint};

  & > span {
    font-size: 1rem;
    font-weight: 500;
    line-height: 1.4rem;
    white-space: nowrap;
  }

  & > b {
    ${({ theme }) => theme.figures}
    font-size: 1.6rem;
    font-weight: 600;
    line-height: 2rem;
  }
`;
