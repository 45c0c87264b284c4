import { commonMessages } from '@ezone/shell/notices/words';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from 'react-intl';
import type { TodoOrder } from './model/todosIn';
import type { TodoFilter } from './model/todoView';
import type { Repeat } from './model/todo';

/** What the todos say. */
export const todoMessages = defineMessages({
  search: { id: 'todo.list.search', defaultMessage: 'Search todos' },
  empty: { id: 'todo.list.empty', defaultMessage: 'What you have to do appears here.' },
  nothingHere: { id: 'todo.list.nothingHere', defaultMessage: 'Nothing here.' },
  nothingRemoved: { id: 'todo.list.nothingRemoved', defaultMessage: 'What you delete is kept here for 30 days.' },
  untitled: { id: 'todo.list.untitled', defaultMessage: 'Untitled todo' },
  parts: { id: 'todo.list.parts', defaultMessage: 'Filters and labels' },
  filters: { id: 'todo.list.filters', defaultMessage: 'Filters' },
  labels: { id: 'todo.list.labels', defaultMessage: 'Labels' },
  all: { id: 'todo.folder.all', defaultMessage: 'All' },
  allTodos: { id: 'todo.folder.allTodos', defaultMessage: 'All todos' },
  create: { id: 'todo.line.create', defaultMessage: 'New todo' },
  line: { id: 'todo.line.label', defaultMessage: 'Add a todo' },
  example: { id: 'todo.line.example', defaultMessage: 'Pay rent tomorrow !1 #api' },
  understood: { id: 'todo.line.understood', defaultMessage: 'Understood' },
  title: { id: 'todo.field.title', defaultMessage: 'Title' },
  notes: { id: 'todo.field.notes', defaultMessage: 'Notes' },
  due: { id: 'todo.field.due', defaultMessage: 'Due' },
  dueTime: { id: 'todo.field.dueTime', defaultMessage: 'Due at' },
  start: { id: 'todo.field.start', defaultMessage: 'Begins' },
  startTime: { id: 'todo.field.startTime', defaultMessage: 'Begins at' },
  repeat: { id: 'todo.field.repeat', defaultMessage: 'Repeats' },
  subtasks: { id: 'todo.field.subtasks', defaultMessage: 'Subtasks' },
  priority: { id: 'todo.field.priority', defaultMessage: 'Priority' },
  starred: { id: 'todo.field.starred', defaultMessage: 'Starred' },
  overdue: { id: 'todo.state.overdue', defaultMessage: 'Overdue' },
  yes: { id: 'todo.state.yes', defaultMessage: 'Yes' },
  no: { id: 'todo.state.no', defaultMessage: 'No' },
  complete: { id: 'todo.action.complete', defaultMessage: 'Done or not' },
  star: { id: 'todo.action.star', defaultMessage: 'Star' },
  prioritise: { id: 'todo.action.prioritise', defaultMessage: 'Priority' },
  later: { id: 'todo.action.later', defaultMessage: 'A day later' },
  earlier: { id: 'todo.action.earlier', defaultMessage: 'A day earlier' },
  moveUp: { id: 'todo.action.moveUp', defaultMessage: 'Move up' },
  moveDown: { id: 'todo.action.moveDown', defaultMessage: 'Move down' },
  toToday: { id: 'todo.action.toToday', defaultMessage: 'Overdue to today' },
  restore: { id: 'todo.action.restore', defaultMessage: 'Restore' },
  deleteForGood: { id: 'todo.action.deleteForGood', defaultMessage: 'Delete for good' },
});

/** The parts of the list, as the server names them. */
export const filterMessages: Record<TodoFilter, MessageDescriptor> = {
  completed: commonMessages.done,
  ...defineMessages({
    starred: { id: 'todo.filter.starred', defaultMessage: 'Starred' },
    important: { id: 'todo.filter.important', defaultMessage: 'Priority' },
    dueDate: { id: 'todo.filter.dueDate', defaultMessage: 'Sheduled' },
    today: { id: 'todo.filter.today', defaultMessage: 'Today' },
    deleted: { id: 'todo.filter.deleted', defaultMessage: 'Deleted' },
  }),
};

export const orderMessages: Record<TodoOrder, MessageDescriptor> = defineMessages({
  own: { id: 'todo.order.own', defaultMessage: 'My own order' },
  due: { id: 'todo.order.due', defaultMessage: 'By due date' },
  title: { id: 'todo.order.title', defaultMessage: 'By title' },
});

export const repeatMessages: Record<Repeat['every'] | 'never', MessageDescriptor> = defineMessages({
  never: { id: 'todo.repeat.never', defaultMessage: 'Never' },
  day: { id: 'todo.repeat.day', defaultMessage: 'Every day' },
  weekday: { id: 'todo.repeat.weekday', defaultMessage: 'Every weekday' },
  week: { id: 'todo.repeat.week', defaultMessage: 'Every week' },
  month: { id: 'todo.repeat.month', defaultMessage: 'Every month' },
  year: { id: 'todo.repeat.year', defaultMessage: 'Every year' },
});

type Sentences =
  | 'count'
  | 'openAndDone'
  | 'completed'
  | 'reopened'
  | 'again'
  | 'severalAgain'
  | 'restored'
  | 'postponed'
  | 'moved'
  | 'progress'
  | 'finish'
  | 'reopen'
  | 'notThis'
  | 'noneWithLabel'
  | 'noLabel'
  | 'askDelete'
  | 'deleted';

/** What has a value in it. */
export const todoSentences: Record<Sentences, MessageDescriptor> = defineMessages({
  count: { id: 'todo.list.count', defaultMessage: '{count, plural, one {# todo} other {# todos}}' },
  openAndDone: { id: 'todo.list.openAndDone', defaultMessage: '{open, number} open, {done, number} done' },
  completed: { id: 'todo.said.completed', defaultMessage: '{count, plural, one {Done.} other {# todos done.}}' },
  reopened: {
    id: 'todo.said.reopened',
    defaultMessage: '{count, plural, one {To be done again.} other {# todos to be done again.}}',
  },
  again: { id: 'todo.said.again', defaultMessage: 'Done. It comes back: {when}.' },
  severalAgain: {
    id: 'todo.said.severalAgain',
    defaultMessage: '{count, plural, one {# todo comes back.} other {# todos come back.}}',
  },
  restored: {
    id: 'todo.said.restored',
    defaultMessage: '{count, plural, one {Todo restored.} other {# todos restored.}}',
  },
  postponed: {
    id: 'todo.said.postponed',
    defaultMessage: '{count, plural, one {Todo is due today now.} other {# todos are due today now.}}',
  },
  moved: { id: 'todo.said.moved', defaultMessage: '{count, plural, one {Todo moved.} other {# todos moved.}}' },
  progress: { id: 'todo.list.progress', defaultMessage: '{done, number} of {all, number}' },
  finish: { id: 'todo.action.finish', defaultMessage: 'Done: {title}' },
  reopen: { id: 'todo.action.reopen', defaultMessage: 'Not done: {title}' },
  notThis: { id: 'todo.line.notThis', defaultMessage: 'Leave “{text}” in the title' },
  noLabel: {
    id: 'todo.line.noLabel',
    defaultMessage:
      '{count, plural, one {There is no label {names}: it stays in the title.} other {There are no labels {names}: they stay in the title.}}',
  },
  noneWithLabel: { id: 'todo.list.noneWithLabel', defaultMessage: 'No todo has the label “{name}”.' },
  askDelete: {
    id: 'todo.ask.delete',
    defaultMessage:
      '{count, plural, one {“{name}” will be gone for good.} other {# todos will be gone for good.}} This cannot be undone.',
  },
  deleted: {
    id: 'todo.said.deleted',
    defaultMessage: '{count, plural, one {Todo deleted for good.} other {# todos deleted for good.}}',
  },
});
