import { defineMessages } from 'react-intl';

/** What the start page says. */
export const startMessages = defineMessages({
  apps: { id: 'dashboards.start.apps', defaultMessage: 'What would you like to do?' },
});

/** The greeting on the start page. */
export const { greeting } = defineMessages<{ greeting: { name: string } }>({
  greeting: { id: 'dashboards.start.greeting', defaultMessage: 'Hello, {name}' },
});

/** What the cards of the start page say. */
export const todayMessages = defineMessages({
  mails: { id: 'dashboards.today.mails', defaultMessage: 'Unread mails' },
  allMails: { id: 'dashboards.today.allMails', defaultMessage: 'All mails' },
  mailsLoading: { id: 'dashboards.today.mailsLoading', defaultMessage: 'Unread mails are being loaded' },
  mailsFailed: { id: 'dashboards.today.mailsFailed', defaultMessage: 'Your mails could not be loaded.' },
  noMails: { id: 'dashboards.today.noMails', defaultMessage: 'Nothing new in your inbox.' },
  noSubject: { id: 'dashboards.today.noSubject', defaultMessage: 'No subject' },
  events: { id: 'dashboards.today.events', defaultMessage: 'Next events' },
  allEvents: { id: 'dashboards.today.allEvents', defaultMessage: 'Calendar' },
  eventsLoading: { id: 'dashboards.today.eventsLoading', defaultMessage: 'Events are being loaded' },
  eventsFailed: { id: 'dashboards.today.eventsFailed', defaultMessage: 'Your events could not be loaded.' },
  allDay: { id: 'dashboards.today.allDay', defaultMessage: 'all day' },
  todos: { id: 'dashboards.today.todos', defaultMessage: 'To do today' },
  allTodos: { id: 'dashboards.today.allTodos', defaultMessage: 'All todos' },
  todosLoading: { id: 'dashboards.today.todosLoading', defaultMessage: 'Todos are being loaded' },
  todosFailed: { id: 'dashboards.today.todosFailed', defaultMessage: 'Your todos could not be loaded.' },
  noTodos: { id: 'dashboards.today.noTodos', defaultMessage: 'Nothing is due today.' },
  ticked: { id: 'dashboards.today.ticked', defaultMessage: 'The todo is done.' },
  overdue: { id: 'dashboards.today.overdue', defaultMessage: 'Overdue' },
  chats: { id: 'dashboards.today.chats', defaultMessage: 'Unread chats' },
  chatsLoading: { id: 'dashboards.today.chatsLoading', defaultMessage: 'Chats are being loaded' },
  chatsFailed: { id: 'dashboards.today.chatsFailed', defaultMessage: 'Your chats could not be loaded.' },
  noChats: { id: 'dashboards.today.noChats', defaultMessage: 'Nobody waits for you to read.' },
  boards: { id: 'dashboards.today.boards', defaultMessage: 'Your boards' },
  allBoards: { id: 'dashboards.today.allBoards', defaultMessage: 'All boards' },
  boardsLoading: { id: 'dashboards.today.boardsLoading', defaultMessage: 'Boards are being loaded' },
  boardsFailed: { id: 'dashboards.today.boardsFailed', defaultMessage: 'Your boards could not be loaded.' },
  noBoards: { id: 'dashboards.today.noBoards', defaultMessage: 'You are not a member of any board.' },
  notes: { id: 'dashboards.today.notes', defaultMessage: 'Recent notes' },
  allNotes: { id: 'dashboards.today.allNotes', defaultMessage: 'All notes' },
  notesLoading: { id: 'dashboards.today.notesLoading', defaultMessage: 'Notes are being loaded' },
  notesFailed: { id: 'dashboards.today.notesFailed', defaultMessage: 'Your notes could not be loaded.' },
  noNotes: { id: 'dashboards.today.noNotes', defaultMessage: 'What you write down in notes is shown here.' },
  noTitle: { id: 'dashboards.today.noTitle', defaultMessage: 'Untitled' },
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
    id: 'dashboards.today.unreadOfNewest',
    defaultMessage: '{count, number} of the newest {newest, number}',
  },
  noEvents: {
    id: 'dashboards.today.noEvents',
    defaultMessage: 'Nothing is planned for the next {days, plural, one {day} other {# days}}.',
  },
  when: { id: 'dashboards.today.when', defaultMessage: '{day}, {time}' },
  until: { id: 'dashboards.today.until', defaultMessage: 'until {time}' },
  checked: { id: 'dashboards.today.checked', defaultMessage: '{done, number} of {count, number} done' },
  finish: { id: 'dashboards.today.finish', defaultMessage: 'Done: {title}' },
  again: { id: 'dashboards.today.again', defaultMessage: 'Done. It comes back: {when}.' },
  more: { id: 'dashboards.today.more', defaultMessage: 'and {count, plural, one {# more} other {# more}}' },
});
