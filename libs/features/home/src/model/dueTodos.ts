import type { AnswerOf } from '@ezone/api-client';
import { startOfDay } from '@ezone/shell/data/days';

type Todo = AnswerOf<'listTodos'>[number];

/** A todo that has to be done some day. */
export type ScheduledTodo = Todo & { dueDate: string };

const isScheduled = (todo: Todo): todo is ScheduledTodo => todo.dueDate !== null;

/** What has to be done by the end of the local day that `now` is in and is not done, the oldest first. */
export const dueTodos = (todos: readonly Todo[], now: number): ScheduledTodo[] => {
  const tomorrow = startOfDay(now, 1);
  return todos
    .filter(isScheduled)
    .filter(({ completed, deleted, dueDate }) => !completed && !deleted && Date.parse(dueDate) < tomorrow)
    .toSorted((one, other) => Date.parse(one.dueDate) - Date.parse(other.dueDate));
};
