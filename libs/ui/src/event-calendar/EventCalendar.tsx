import FullCalendar from '@fullcalendar/react';
import type { CalendarOptions, CalendarRef, EventApi, EventDisplayInfo } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import timeGrid from '@fullcalendar/react/timegrid';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { calendarClasses } from './calendarClasses';
import { CalendarFrame, Skeleton } from './CalendarFrame';
import { CalendarPopover } from './CalendarPopover';
import { eventOrder } from './eventOrder';
import { eventTitle } from './eventTitle';

export type EventCalendarProps = Omit<HTMLAttributes<HTMLDivElement>, 'aria-label' | 'role' | 'children'> & {
  ref?: Ref<CalendarRef>;
  /** Names it for a screen reader. */
  label: string;
  /** Its events, its view, what it says and what it tells: https://fullcalendar.io/docs. An event that comes back has the class `cal-repeats`. */
  options: CalendarOptions;
  /** What marks an event, before its title; drawn anew with the events. @default nothing */
  signOf?: (event: EventApi) => ReactNode;
  /** What is said of it and not seen. */
  children?: ReactNode;
};

const plugins = [dayGrid, timeGrid, list, interaction];

/** The title before the time: where there is no room for both, it is the one to be read. */
const eventContent = ({ event, timeText, titleClass, timeClass }: EventDisplayInfo, sign: ReactNode) => (
  <>
    {sign && <span className="cal-sign">{sign}</span>}
    <div className={titleClass} dir="auto">
      {eventTitle(event.title)}
    </div>
    {timeText && <div className={timeClass}>{timeText}</div>}
  </>
);

/**
 * Events in a month, a week, a day or a list, as tall as the place that it stands in. FullCalendar draws it, in the looks of the product. It is
 * large: fetch it by itself.
 */
export const EventCalendar = ({ ref, label, options, signOf, children, ...frame }: EventCalendarProps) => {
  const { direction } = useLocale();
  return (
    <CalendarFrame role="group" aria-label={label} tabIndex={0} {...frame}>
      <Skeleton />
      <CalendarPopover />
      {children}
      <FullCalendar
        {...(ref !== undefined && { ref })}
        {...calendarClasses}
        plugins={plugins}
        headerToolbar={false}
        height="100%"
        expandRows
        direction={direction}
        eventInteractive
        nowIndicator
        dayMaxEvents
        fixedWeekCount={false}
        slotEventOverlap={false}
        eventMinHeight={20}
        eventSlicing={false}
        eventOrder={eventOrder as (one: unknown, other: unknown) => number}
        eventShortHeight={36}
        eventContent={(shown) => eventContent(shown, signOf?.(shown.event))}
        {...options}
        eventDidMount={(mounted) => {
          // The same as what a screen reader says, so that it says it once.
          mounted.el.title = `${mounted.event.title} ${mounted.timeText}`.trim();
          options.eventDidMount?.(mounted);
        }}
      />
    </CalendarFrame>
  );
};
