import type { AnswerOf } from '@ezone/api-client';
import { localOf } from '@ezone/repeats/todo';
import { startOfDay } from '@ezone/shell/data/days';

type Todo = AnswerOf<'listTodos'>[number];

/** A todo that has to be done some day. */
export type ScheduledTodo = Todo & { dueDate: string };

const isScheduled = (todo: Todo): todo is ScheduledTodo => todo.dueDate !== null;

/** When it is due, in milliseconds since 1970. */
export const dueOf = ({ dueDate, dueAllDay }: ScheduledTodo): number => localOf(dueDate, dueAllDay);

/** What has to be done by the end of the local day that `now` is in and is not done, the oldest first. */
export const dueTodos = (todos: readonly Todo[], now: number): ScheduledTodo[] => {
  const tomorrow = startOfDay(now, 1);
  return todos
    .filter(isScheduled)
    .filter((todo) => !todo.completed && !todo.deleted && dueOf(todo) < tomorrow)
    .toSorted((one, other) => dueOf(one) - dueOf(other));
};
