import type { CalendarOptions, EventApi } from '@fullcalendar/react';

/** Whether an event has ended. Outside a grid of hours `isPast` is true from the next day on. */
const isOver = ({ allDay, start, end }: EventApi) => {
  const ends = end ?? start;
  return !allDay && ends !== null && ends.getTime() <= Date.now();
};

/** Names for the parts of the calendar, which `CalendarFrame` draws. */
export const calendarClasses: CalendarOptions = {
  className: 'cal',
  viewClass: 'cal-view',
  eventClass: ({ event, isDragging, isMirror, isPast }) =>
    `cal-event${isDragging || isMirror ? ' is-dragging' : ''}${isPast || isOver(event) ? ' is-past' : ''}`,
  blockEventClass: 'cal-block',
  blockEventInnerClass: 'cal-inner',
  eventTimeClass: 'cal-time',
  eventTitleClass: 'cal-title',
  rowEventClass: ({ isStart, isEnd }) => `cal-row${isStart ? ' is-start' : ''}${isEnd ? ' is-end' : ''}`,
  rowEventBeforeClass: ({ isStartResizable }) => isStartResizable && 'cal-grip is-start',
  rowEventAfterClass: ({ isEndResizable }) => isEndResizable && 'cal-grip is-end',
  columnEventClass: ({ isStart, isEnd }) => `cal-column${isStart ? ' is-start' : ''}${isEnd ? ' is-end' : ''}`,
  columnEventInnerClass: ({ isShort }) => (isShort ? 'is-short' : 'is-tall'),
  columnEventBeforeClass: ({ isStartResizable }) => isStartResizable && 'cal-grip is-top',
  columnEventAfterClass: ({ isEndResizable }) => isEndResizable && 'cal-grip is-bottom',
  listItemEventClass: 'cal-item',
  listItemEventBeforeClass: 'cal-dot',
  listItemEventInnerClass: 'cal-inner',
  moreLinkClass: 'cal-more',
  columnMoreLinkClass: 'is-column',
  columnMoreLinkInnerClass: 'cal-count',
  dayHeaderClass: ({ isToday, inPopover }) => `cal-head${isToday ? ' is-today' : ''}${inPopover ? ' is-popover' : ''}`,
  dayHeaderInnerClass: 'cal-head-inner',
  dayHeaderAlign: ({ inPopover }) => (inPopover ? 'start' : 'center'),
  dayHeaderRowClass: 'cal-line',
  dayHeaderDividerClass: 'cal-divider',
  dayRowClass: 'cal-line',
  dayCellClass: ({ isToday, isOther, inPopover }) =>
    `cal-cell${isToday && !inPopover ? ' is-today' : ''}${isOther ? ' is-other' : ''}`,
  dayCellTopClass: 'cal-cell-top',
  dayCellTopInnerClass: 'cal-day',
  dayCellInnerClass: ({ inPopover }) => inPopover && 'cal-popover-events',
  dayLaneClass: ({ isToday }) => `cal-lane${isToday ? ' is-today' : ''}`,
  dayLaneInnerClass: 'cal-lane-inner',
  slotLaneClass: ({ isMinor }) => `cal-slot${isMinor ? ' is-minor' : ''}`,
  slotHeaderClass: 'cal-slot-head',
  slotHeaderInnerClass: 'cal-slot-name',
  slotHeaderDividerClass: 'cal-edge',
  allDayHeaderClass: 'cal-all-day',
  allDayHeaderInnerClass: 'cal-slot-name',
  allDayDividerClass: 'cal-divider',
  nowIndicatorLineClass: 'cal-now',
  highlightClass: 'cal-selected',
  backgroundEventClass: 'cal-selected',
  popoverClass: 'cal-popover',
  popoverCloseClass: 'cal-close',
  popoverCloseContent: '×',
  listDayClass: 'cal-list-day',
  listDayHeaderClass: ({ isToday }) => `cal-list-head${isToday ? ' is-today' : ''}`,
  listDayHeaderInnerClass: 'cal-list-name',
  noEventsClass: 'cal-none',
  navLinkClass: 'cal-link',
};
