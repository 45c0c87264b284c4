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
  ...{ title: '', notes: '', startDate: null, dueDate: null, completed: false, starred: false, important: false },
  ...{ deleted: false, labels: [], folder: 0, subtasks: [], repeat: null, place: now / 1000 },
});

/** When a todo is due, in milliseconds since 1970; null where it has no date. */
export const dueTime = ({ dueDate }: Pick<Todo, 'dueDate'>): number | null =>
  dueDate === null ? null : Date.parse(dueDate);

/** Whether a moment is a whole day: the midnight that it begins with. */
export const isWholeDay = (moment: number): boolean => {
  const date = new Date(moment);
  return date.getHours() === 0 && date.getMinutes() === 0;
};
