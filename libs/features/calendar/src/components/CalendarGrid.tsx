import type { CalendarRef, DateSelectInfo, EventApi, EventInput } from '@fullcalendar/react';
import { commonMessages } from '@ezone/shell/notices/words';
import { UnsavedMark } from '@ezone/shell/records';
import type { Unsaved } from '@ezone/shell/records';
import { isolated } from '@ezone/text';
import { EventCalendar } from '@ezone/ui/event-calendar';
import { useIsPhone } from '@ezone/ui/is-wide';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { calendarMessages, calendarSentences } from '../messages';
import { AGENDA_DAYS, firstWeekday, localDay, PHONE_WEEK_DAYS } from '../model/days';
import type { CalendarView } from '../model/days';
import type { Birthday } from '../model/birthdays';
import type { EventTimes } from '../model/event';
import type { Occurrence } from '../model/occurrences';
import type { PasteTarget } from '../model/pasted';
import { momentOn, offsetOn } from '../model/secondZone';
import { useClockText, useShortClockText, useWhenText } from '../useTimeText';
import { useCalendarKeyboard } from './useCalendarKeyboard';

export type CalendarGridProps = {
  /** Names it. */
  label: string;
  view: CalendarView;
  /** `2026-11-22`: a day that is shown. */
  day: string;
  occurrences: readonly Occurrence[];
  /** How an event is to be marked as unsaved: that of `useRecords`. */
  unsavedOf: (eventId: string) => Unsaved | null;
  /** They are shown, and lead to their contacts. */
  birthdays: readonly Birthday[];
  /** The time zone whose hours stand beside those of the user's own; null for none. */
  secondZone: string | null;
  /** Leads to a page. */
  onFollow: (path: string) => void;
  onOpen: (occurrence: Occurrence) => void;
  /** @param slot where what is chosen stands in the window, for its title to be asked for beside it */
  onCreate: (times: EventTimes, slot: DOMRect | null) => void;
  /** @param undo puts it back where it was */
  onMove: (occurrence: Occurrence, times: EventTimes, undo: () => void) => void;
  onRemove: (occurrence: Occurrence) => void;
  onCopy: (occurrence: Occurrence) => void;
  onDuplicate: (occurrence: Occurrence) => void;
  /** Null while nothing has been copied. */
  onPaste: ((target: PasteTarget) => void) | null;
  /** Keys lead to another day. */
  onShow: (day: string) => void;
  /** Whether an event is being made of what is selected. */
  isCreating: boolean;
  /** The number of a day is pressed. */
  onDay: (day: string) => void;
};

const viewNames: Record<CalendarView, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  agenda: 'agenda',
};

/** Whole days are dates there, and midnights in UTC here. */
const timesOf = ({
  allDay,
  start,
  end,
  startStr,
  endStr,
}: Pick<EventApi, 'allDay' | 'startStr' | 'endStr'> & {
  start: Date | null;
  end: Date | null;
}): EventTimes => {
  if (allDay) {
    const first = `${startStr.slice(0, 10)}T00:00:00.000Z`;
    const until =
      endStr === '' ? new Date(Date.parse(first) + 86_400_000).toISOString() : `${endStr.slice(0, 10)}T00:00:00.000Z`;
    return { allDay, start: first, end: until };
  }
  const begin = start ?? new Date(startStr);
  return { allDay, start: begin.toISOString(), end: (end ?? new Date(begin.getTime() + 3_600_000)).toISOString() };
};

/** Where what is chosen stands: by keys or over whole days it is marked by a ground, among the hours by the event that it would be. */
const chosenSlot = () =>
  document.querySelector('.cal .cal-selected, .cal .is-dragging')?.getBoundingClientRect() ?? null;

const inputOf = ({ allDay, start, end }: EventTimes): EventInput => ({
  allDay,
  start: allDay ? start.slice(0, 10) : start,
  end: allDay ? end.slice(0, 10) : end,
});

/** Month, week, day and agenda. It is fetched by itself: what draws it is as large as the rest of the page. */
export const CalendarGrid = ({
  label,
  view,
  day,
  occurrences,
  unsavedOf,
  birthdays,
  secondZone,
  onFollow,
  onOpen,
  onCreate,
  onMove,
  onRemove,
  onCopy,
  onDuplicate,
  onPaste,
  onShow,
  isCreating,
  onDay,
}: CalendarGridProps) => {
  const { formatMessage, formatDate, locale } = useIntl();
  const whenText = useWhenText();
  const clockText = useClockText();
  const shortClockText = useShortClockText();
  const isPhone = useIsPhone();
  const viewName = view === 'week' && isPhone ? 'phoneWeek' : viewNames[view];
  const calendar = useRef<CalendarRef>(null);
  const byKey = useMemo(() => new Map(occurrences.map((occurrence) => [occurrence.key, occurrence])), [occurrences]);
  const { chosen, ...keyboard } = useCalendarKeyboard({
    ...{ view, day, byKey, onMove, onRemove, onCopy, onDuplicate, onPaste, onShow },
    onCreate: (times) => {
      onCreate(times, chosenSlot());
    },
  });
  const inputs = useMemo(
    () => [
      ...occurrences.map(({ key, at, title, event, ...times }) => ({
        ...inputOf(times),
        id: key,
        className: at === null ? '' : 'cal-repeats',
        extendedProps: { unsaved: unsavedOf(event.id) },
        title: title.trim() || formatMessage(calendarMessages.untitled),
      })),
      ...birthdays.map(({ key, person, day: date, age }) => ({
        ...{ id: key, allDay: true, start: date.toString(), editable: false, className: 'cal-birthday' },
        url: `/apps/contacts/all/${encodeURIComponent(person.id)}`,
        // The sentence runs as its language does, whatever the name is written in.
        title: formatMessage(calendarSentences.birthday, { name: isolated(person.name), age: age ?? 'none' }),
      })),
      ...(chosen ? [{ ...inputOf(chosen), display: 'background' }] : []),
    ],
    [occurrences, unsavedOf, birthdays, chosen, formatMessage],
  );
  useEffect(() => {
    // After this has been drawn: the calendar draws itself at once for either.
    queueMicrotask(() => calendar.current?.getApi().changeView(viewName, day));
  }, [viewName, day]);
  useEffect(() => {
    if (!isCreating) calendar.current?.getApi().unselect();
  }, [isCreating]);
  const hint = useId();
  const moved = ({ event, revert }: { event: EventApi; revert: () => void }) => {
    const occurrence = byKey.get(event.id);
    if (occurrence) onMove(occurrence, timesOf(event), revert);
    else revert();
  };
  return (
    <EventCalendar
      ref={calendar}
      label={label}
      aria-describedby={hint}
      {...keyboard}
      signOf={({ extendedProps }) => {
        const unsaved = extendedProps['unsaved'] as Unsaved | null | undefined;
        return unsaved && <UnsavedMark unsaved={unsaved} />;
      }}
      options={{
        initialView: viewName,
        initialDate: day,
        views: {
          dayGridMonth: { eventTimeFormat: ({ start }) => shortClockText(start.marker) },
          agenda: { type: 'list', duration: { days: AGENDA_DAYS } },
          // Four beside each other would be slivers of a day: the rest is behind "more".
          timeGridWeek: { eventMaxStack: 3 },
          // More beside each other could neither be read nor pressed: the rest is behind "more".
          phoneWeek: {
            type: 'timeGrid',
            duration: { days: PHONE_WEEK_DAYS },
            eventMaxStack: 2,
            slotMinHeight: 32,
            eventMinHeight: 32,
          },
        },
        locale,
        firstDay: firstWeekday(locale),
        events: inputs,
        editable: true,
        eventResizableFromStart: true,
        selectable: true,
        selectMirror: true,
        unselectCancel: '[role="dialog"]',
        navLinks: true,
        navLinkDayClick: (date: Date) => {
          onDay(localDay(date).toString());
        },
        scrollTime: '08:00:00',
        eventTimeFormat: ({ start, end }) => clockText(start.marker, end?.marker),
        slotHeaderFormat: ({ start }) => clockText(start.marker),
        slotHeaderContent: ({ text, time }) =>
          secondZone === null ? (
            text
          ) : (
            <>
              {text}
              <span className="cal-second-hour">
                {clockText(momentOn(day, time?.milliseconds ?? 0), undefined, secondZone)}
              </span>
            </>
          ),
        allDayText: formatMessage(calendarMessages.allDay),
        allDayHeaderContent: ({ text }) => (
          <>
            {text}
            {/* Stands right above the hours, in their order. */}
            {secondZone !== null && (
              <span className="cal-zones">
                {offsetOn(day, locale)}
                <span className="cal-second-hour">{offsetOn(day, locale, secondZone)}</span>
              </span>
            )}
          </>
        ),
        noEventsText: formatMessage(calendarMessages.nothing),
        moreLinkText: (count: number) => formatMessage(calendarSentences.more, { count }),
        moreLinkHint: formatMessage(calendarMessages.moreHint),
        closeHint: formatMessage(commonMessages.close),
        eventsHint: formatMessage(calendarMessages.events),
        navLinkHint: (_: string, date: Date) =>
          formatMessage(calendarSentences.showDay, { day: formatDate(date, { dateStyle: 'full' }) }),
        dayHeaderFormat: { weekday: isPhone ? 'narrow' : 'short' },
        dayHeaderContent: ({ date, inPopover }) =>
          view === 'month' ||
          inPopover || (
            <>
              {/* The name of the link says the date in full, and holds no weekday. */}
              <span data-weekday={formatDate(date, { weekday: 'short' })} />{' '}
              <b>{formatDate(date, { day: 'numeric' })}</b>
            </>
          ),
        eventDidMount: ({ el, event }) => {
          el.dataset['key'] = event.id;
        },
        eventClick: ({ event, jsEvent }) => {
          jsEvent.preventDefault();
          const occurrence = byKey.get(event.id);
          if (occurrence) onOpen(occurrence);
          else if (event.url) onFollow(event.url);
        },
        select: (selected: DateSelectInfo) => {
          onCreate(timesOf(selected), chosenSlot());
        },
        eventDrop: moved,
        eventResize: moved,
      }}
    >
      <VisuallyHidden id={hint}>{formatMessage(calendarMessages.keys)}</VisuallyHidden>
      <VisuallyHidden role="status">{chosen && whenText(chosen)}</VisuallyHidden>
    </EventCalendar>
  );
};
