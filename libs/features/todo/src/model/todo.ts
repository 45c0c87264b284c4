import type { components } from '@ezone/api-client';

/** A todo, as the server tells it: what a caller may leave out is in every answer. */
export type Todo = Required<components['schemas']['TodoDto']>;

/** What a user writes of a todo. */
export type TodoContent = Omit<Todo, 'id'>;

/** How a todo comes back when it is done. */
export type Repeat = components['schemas']['TodoRepeatDto'];

/** A label of the catalogue. */
export type TodoLabel = components['schemas']['TodoLabelDto'];

/** The most that the server takes: characters of the texts, parts, and characters of the text of each. */
export const limits = { title: 200, notes: 20_000, subtasks: 100, partText: 500 } as const;

/** A todo in which nothing has been written. @param now in milliseconds since 1970 */
export const emptyTodo = (now: number): TodoContent => ({
  ...{ title: '', notes: '', startDate: null, startAllDay: false, dueDate: null, dueAllDay: false },
  ...{ completed: false, starred: false, important: false },
  ...{ deleted: false, labels: [], folder: 0, subtasks: [], repeat: null, place: now / 1000 },
});
