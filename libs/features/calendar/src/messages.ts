import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from 'react-intl';
import type { IcsProblem } from './ics/readIcs';
import type { Scope } from '@ezone/repeats/change';
import type { CalendarView } from './model/days';
import type { RepeatEnd, RepeatKind } from '@ezone/repeats/rules';

/** What the calendar says. */
export const calendarMessages = defineMessages({
  create: { id: 'calendar.header.create', defaultMessage: 'New event' },
  today: { id: 'calendar.header.today', defaultMessage: 'Today' },
  previous: { id: 'calendar.header.previous', defaultMessage: 'Earlier' },
  next: { id: 'calendar.header.next', defaultMessage: 'Later' },
  view: { id: 'calendar.header.view', defaultMessage: 'View' },
  search: { id: 'calendar.header.search', defaultMessage: 'Search events' },
  untitled: { id: 'calendar.event.untitled', defaultMessage: 'Untitled event' },
  edit: { id: 'calendar.dialog.edit', defaultMessage: 'Event' },
  title: { id: 'calendar.field.title', defaultMessage: 'Title' },
  allDay: { id: 'calendar.field.allDay', defaultMessage: 'All day' },
  start: { id: 'calendar.field.start', defaultMessage: 'Begins' },
  startTime: { id: 'calendar.field.startTime', defaultMessage: 'Begins at' },
  end: { id: 'calendar.field.end', defaultMessage: 'Ends' },
  endTime: { id: 'calendar.field.endTime', defaultMessage: 'Ends at' },
  desc: { id: 'calendar.field.desc', defaultMessage: 'Description' },
  repeat: { id: 'calendar.field.repeat', defaultMessage: 'Repeats' },
  interval: { id: 'calendar.field.interval', defaultMessage: 'Every how many' },
  days: { id: 'calendar.field.days', defaultMessage: 'On these days' },
  monthly: { id: 'calendar.field.monthly', defaultMessage: 'On' },
  ends: { id: 'calendar.field.ends', defaultMessage: 'Comes back' },
  until: { id: 'calendar.field.until', defaultMessage: 'Until' },
  count: { id: 'calendar.field.count', defaultMessage: 'How many times' },
  askChange: { id: 'calendar.ask.change', defaultMessage: 'Which events do you want to change?' },
  askRemove: { id: 'calendar.ask.remove', defaultMessage: 'Which events do you want to remove?' },
  elsewhere: {
    id: 'calendar.said.elsewhere',
    defaultMessage: 'The series was changed elsewhere: this event is not in it any more as it was. Nothing was saved.',
  },
  keys: {
    id: 'calendar.view.keys',
    defaultMessage:
      'Arrows choose a time, with Shift they extend it, Enter adds an event. On an event, Alt and an arrow move it, Delete removes it, Ctrl or ⌘ with C copies it and with D adds another one; with V it is pasted at the time that is chosen.',
  },
  nothing: { id: 'calendar.view.nothing', defaultMessage: 'No events in these days.' },
  moreHint: { id: 'calendar.view.moreHint', defaultMessage: 'Show all events of the day' },
  duplicate: { id: 'calendar.event.duplicate', defaultMessage: 'Duplicate' },
  copy: { id: 'calendar.event.copy', defaultMessage: 'Copy' },
  saveFirst: {
    id: 'calendar.dialog.saveFirst',
    defaultMessage: 'Save your changes first. Only what is saved is copied.',
  },
  paste: { id: 'calendar.menu.paste', defaultMessage: 'Paste' },
  zone: { id: 'calendar.menu.zone', defaultMessage: 'Second time zone' },
  noZone: { id: 'calendar.zone.none', defaultMessage: 'None' },
  zoneSearch: { id: 'calendar.zone.search', defaultMessage: 'City or offset' },
  zoneHint: {
    id: 'calendar.zone.hint',
    defaultMessage: 'Its hours stand beside those of your own in the views of a week and a day.',
  },
  alsoShown: { id: 'calendar.menu.alsoShown', defaultMessage: 'Shown in the calendar' },
  birthdays: { id: 'calendar.menu.birthdays', defaultMessage: 'Birthdays of contacts' },
  events: { id: 'calendar.view.events', defaultMessage: 'Events' },
  phoneWeek: { id: 'calendar.view.phoneWeek', defaultMessage: 'Three days' },
});

export const viewMessages: Record<CalendarView, MessageDescriptor> = defineMessages({
  month: { id: 'calendar.view.month', defaultMessage: 'Month' },
  week: { id: 'calendar.view.week', defaultMessage: 'Week' },
  day: { id: 'calendar.view.day', defaultMessage: 'Day' },
  agenda: { id: 'calendar.view.agenda', defaultMessage: 'Agenda' },
});

export const repeatMessages: Record<RepeatKind, MessageDescriptor> = defineMessages({
  never: { id: 'calendar.repeat.never', defaultMessage: 'Never' },
  day: { id: 'calendar.repeat.day', defaultMessage: 'By the day' },
  weekday: { id: 'calendar.repeat.weekday', defaultMessage: 'Monday to Friday' },
  week: { id: 'calendar.repeat.week', defaultMessage: 'By the week' },
  month: { id: 'calendar.repeat.month', defaultMessage: 'By the month' },
  year: { id: 'calendar.repeat.year', defaultMessage: 'By the year' },
  other: { id: 'calendar.repeat.other', defaultMessage: 'As it was set elsewhere' },
});

export const endMessages: Record<RepeatEnd, MessageDescriptor> = defineMessages({
  never: { id: 'calendar.ends.never', defaultMessage: 'For ever' },
  day: { id: 'calendar.ends.day', defaultMessage: 'Until a day' },
  count: { id: 'calendar.ends.count', defaultMessage: 'A number of times' },
});

/** Which events of a series are meant. */
export const scopeMessages: Record<Scope, MessageDescriptor> = defineMessages({
  this: { id: 'calendar.scope.this', defaultMessage: 'This event' },
  following: { id: 'calendar.scope.following', defaultMessage: 'This and all that follow' },
  all: { id: 'calendar.scope.all', defaultMessage: 'All events of the series' },
});

/** What is wrong with a field. */
export const faultMessages = defineMessages({
  needed: { id: 'calendar.fault.needed', defaultMessage: 'Enter a day.' },
  countNeeded: { id: 'calendar.fault.countNeeded', defaultMessage: 'Enter a number.' },
  endsBefore: { id: 'calendar.fault.endsBefore', defaultMessage: 'It ends before it begins.' },
});

/** What is said of files. */
export const icsMessages = defineMessages({
  import: { id: 'calendar.file.import', defaultMessage: 'Import events' },
  export: { id: 'calendar.file.export', defaultMessage: 'Export all events' },
  what: {
    id: 'calendar.file.what',
    defaultMessage: 'A calendar file (.ics) of another program. Nothing is added before you have seen it.',
  },
});

export const problemMessages: Record<IcsProblem['kind'], MessageDescriptor> = defineMessages({
  unreadable: { id: 'calendar.problem.unreadable', defaultMessage: 'This is no event' },
  noStart: { id: 'calendar.problem.noStart', defaultMessage: 'It does not say when it begins' },
  endsBefore: { id: 'calendar.problem.endsBefore', defaultMessage: 'It ends before it begins' },
  repeatsWithinDay: { id: 'calendar.problem.repeatsWithinDay', defaultMessage: 'It comes back within a day' },
  badRule: { id: 'calendar.problem.badRule', defaultMessage: 'Its rule of coming back gives no days' },
  tooManyExceptions: {
    id: 'calendar.problem.tooManyExceptions',
    defaultMessage: 'More than 500 of its days are not as its rule says',
  },
  cancelled: { id: 'calendar.problem.cancelled', defaultMessage: 'It has been cancelled' },
  cut: { id: 'calendar.problem.cut', defaultMessage: 'Its text is longer than 20,000 characters: the end is left out' },
});

export const icsSentences: Record<'add' | 'added', MessageDescriptor> = defineMessages({
  add: { id: 'calendar.file.add', defaultMessage: '{count, plural, one {Add # event} other {Add # events}}' },
  added: {
    id: 'calendar.file.added',
    defaultMessage: '{count, plural, one {# event added.} other {# events added.}}',
  },
});

/** What has a value in it. */
export const calendarSentences: Record<
  | 'found'
  | 'more'
  | 'added'
  | 'changed'
  | 'moved'
  | 'removed'
  | 'showDay'
  | 'copied'
  | 'twoZones'
  | 'birthday'
  | 'onDay'
  | 'onWeekday',
  MessageDescriptor
> = defineMessages({
  found: { id: 'calendar.list.found', defaultMessage: '{count, plural, one {# event} other {# events}}' },
  more: { id: 'calendar.view.more', defaultMessage: '{count, number, ::sign-always} more' },
  added: { id: 'calendar.said.added', defaultMessage: '“{title}” added.' },
  changed: { id: 'calendar.said.changed', defaultMessage: '“{title}” changed.' },
  moved: { id: 'calendar.said.moved', defaultMessage: '“{title}” moved: {when}' },
  removed: { id: 'calendar.said.removed', defaultMessage: '“{title}” removed.' },
  twoZones: { id: 'calendar.header.twoZones', defaultMessage: '{zone}, beside it {second}' },
  copied: { id: 'calendar.said.copied', defaultMessage: '“{title}” copied. Paste it where you want it.' },
  birthday: {
    id: 'calendar.event.birthday',
    defaultMessage:
      '{age, select, 0 {{name} is born} none {{name}’s birthday} other {{name}’s birthday ({age, number})}}',
  },
  showDay: { id: 'calendar.view.showDay', defaultMessage: 'Show {day}' },
  onDay: { id: 'calendar.repeat.onDay', defaultMessage: 'Day {day, number}' },
  onWeekday: {
    id: 'calendar.repeat.onWeekday',
    defaultMessage:
      '{nth, select, 1 {The first {weekday}} 2 {The second {weekday}} 3 {The third {weekday}} 4 {The fourth {weekday}} other {The last {weekday}}}',
  },
});
