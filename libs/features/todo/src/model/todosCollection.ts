import { dueTime } from '@ezone/repeats/todo';
import { daysBetween } from '@ezone/shell/data/days';
import { mergeChecklist } from '@ezone/shell/page/checklist/merge';
import { removeEach } from '@ezone/shell/records';
import type { Collection } from '@ezone/shell/records';
import { limits } from './todo';
import type { Todo } from './todo';

/** Whether it is to be done today, or was to be done before. */
const isDue = (todo: Todo): boolean => {
  const due = dueTime(todo);
  return due !== null && !todo.completed && !todo.deleted && daysBetween(due, Date.now()) <= 0;
};

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** The user's todos, also those in the trash, which this app shows as a part of the list; and the calls that change them. */
export const todosCollection: Collection<Todo> = {
  list: 'todo-app/todos',
  isOneAnswer: true,
  // In one call: of two, a todo that goes into the trash between them would be in both, and one that comes back in neither. What a caller may
  // leave out is in every answer.
  load: async (api, options) => (await api.listTodos({ query: { trash: 'include' }, ...options })) as Todo[],
  create: async (api, { id, ...todo }) => (await api.newTodo({ body: { todo }, idempotencyKey: id })) as Todo,
  update: async (api, todo, base) => (await api.updateTodo({ body: { todo, base } })) as Todo,
  remove: (api, ids) => removeEach(ids, (id) => api.removeTodo({ body: { id } })),
  // The server keeps no white space around a text.
  isSame: (one, other) => JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other)),
  unfit: ({ title = '', notes = '', subtasks = [] }) => [
    ...(title.trim().length > limits.title ? ['title' as const] : []),
    ...(notes.trim().length > limits.notes ? ['notes' as const] : []),
    ...(subtasks.some(({ text }) => text.trim().length > limits.partText) ? ['subtasks' as const] : []),
  ],
  nameOf: ({ title }) => title,
  waitingIn: (todos) => todos.filter(isDue).length,
  merge: {
    subtasks: mergeChecklist,
    // Nobody can choose between two numbers: it stands where it was put last.
    place: (_base, mine) => mine,
  },
  pathOf: ({ id }) => `/apps/todo/all/${encodeURIComponent(id)}`,
};
