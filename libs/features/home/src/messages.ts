import { defineMessages } from 'react-intl';

/** What the start page says. */
export const homeMessages = defineMessages({
  apps: { id: 'home.start.apps', defaultMessage: 'What would you like to do?' },
});

/** The greeting on the start page. */
export const { greeting } = defineMessages<{ greeting: { name: string } }>({
  greeting: { id: 'home.start.greeting', defaultMessage: 'Hello, {name}' },
});

/** What the cards of the start page say. */
export const todayMessages = defineMessages({
  mails: { id: 'home.today.mails', defaultMessage: 'Unread mails' },
  allMails: { id: 'home.today.allMails', defaultMessage: 'All mails' },
  mailsLoading: { id: 'home.today.mailsLoading', defaultMessage: 'Unread mails are being loaded' },
  mailsFailed: { id: 'home.today.mailsFailed', defaultMessage: 'Your mails could not be loaded.' },
  noMails: { id: 'home.today.noMails', defaultMessage: 'Nothing new in your inbox.' },
  noSubject: { id: 'home.today.noSubject', defaultMessage: 'No subject' },
  events: { id: 'home.today.events', defaultMessage: 'Next events' },
  allEvents: { id: 'home.today.allEvents', defaultMessage: 'Calendar' },
  eventsLoading: { id: 'home.today.eventsLoading', defaultMessage: 'Events are being loaded' },
  eventsFailed: { id: 'home.today.eventsFailed', defaultMessage: 'Your events could not be loaded.' },
  allDay: { id: 'home.today.allDay', defaultMessage: 'all day' },
  todos: { id: 'home.today.todos', defaultMessage: 'To do today' },
  allTodos: { id: 'home.today.allTodos', defaultMessage: 'All todos' },
  todosLoading: { id: 'home.today.todosLoading', defaultMessage: 'Todos are being loaded' },
  todosFailed: { id: 'home.today.todosFailed', defaultMessage: 'Your todos could not be loaded.' },
  noTodos: { id: 'home.today.noTodos', defaultMessage: 'Nothing is due today.' },
  ticked: { id: 'home.today.ticked', defaultMessage: 'The todo is done.' },
  overdue: { id: 'home.today.overdue', defaultMessage: 'Overdue' },
  notes: { id: 'home.today.notes', defaultMessage: 'Recent notes' },
  allNotes: { id: 'home.today.allNotes', defaultMessage: 'All notes' },
  notesLoading: { id: 'home.today.notesLoading', defaultMessage: 'Notes are being loaded' },
  notesFailed: { id: 'home.today.notesFailed', defaultMessage: 'Your notes could not be loaded.' },
  noNotes: { id: 'home.today.noNotes', defaultMessage: 'What you write down in notes is shown here.' },
  noTitle: { id: 'home.today.noTitle', defaultMessage: 'Untitled' },
});

/** Sentences of the cards with something in them. */
export const todaySentences = defineMessages<{
  unreadOfNewest: { count: number; newest: number };
  noEvents: { days: number };
  when: { day: string; time: string };
  until: { time: string };
  checked: { done: number; count: number };
  more: { count: number };
  finish: { title: string };
  again: { when: string };
}>({
  unreadOfNewest: {
    id: 'home.today.unreadOfNewest',
    defaultMessage: '{count, number} of the newest {newest, number}',
  },
  noEvents: {
    id: 'home.today.noEvents',
    defaultMessage: 'Nothing is planned for the next {days, plural, one {day} other {# days}}.',
  },
  when: { id: 'home.today.when', defaultMessage: '{day}, {time}' },
  until: { id: 'home.today.until', defaultMessage: 'until {time}' },
  checked: { id: 'home.today.checked', defaultMessage: '{done, number} of {count, number} done' },
  finish: { id: 'home.today.finish', defaultMessage: 'Done: {title}' },
  again: { id: 'home.today.again', defaultMessage: 'Done. It comes back: {when}.' },
  more: { id: 'home.today.more', defaultMessage: 'and {count, plural, one {# more} other {# more}}' },
});
