import { dueTime, localOf, storedOf } from './dates';
import type { Due } from './dates';
import { inDays, nextDue } from './nextDue';
import type { TodoRepeat } from './nextDue';

/** A todo, as far as it matters for marking it as done. */
export type Tickable = Due & {
  readonly id: string;
  completed: boolean;
  startDate: string | null;
  startAllDay?: boolean;
  repeat?: TodoRepeat | null;
  subtasks?: readonly { checked: boolean }[];
};

type Ticked<T> = {
  todo: T;
  /** What becomes of it. */
  fields: Partial<T>;
  /** When it is due again, in milliseconds since 1970; null where it does not come back by this. */
  again: number | null;
};

/** Milliseconds in which a second press is that of a double click. */
export const DOUBLE_CLICK = 500;
const DAY = 86_400_000;

/** How many days of the calendar lie between two moments. */
const daysTo = (from: number, to: number) =>
  Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / DAY);

const dueAgain = (todo: Tickable, now: number): number | null => {
  const { completed, repeat } = todo;
  const due = dueTime(todo);
  return completed || !repeat || due === null ? null : nextDue(due, repeat, now);
};

/** What becomes of a todo that is due again: it begins as many days later, and its parts are to be done once more. */
const fieldsAgain = <T extends Tickable>(todo: T, again: number): Partial<Tickable> => {
  const { startDate, startAllDay, dueAllDay, subtasks } = todo;
  const days = daysTo(dueTime(todo) ?? again, again);
  const begun = startDate === null ? null : inDays(new Date(localOf(startDate, startAllDay)), days);
  return {
    dueDate: storedOf(again, dueAllDay),
    startDate: begun && storedOf(begun.getTime(), startAllDay),
    ...(subtasks && { subtasks: subtasks.map((part) => ({ ...part, checked: false })) }),
  };
};

/**
 * How todos are marked as done, or as not done where all of them are. One that repeats is due again instead, once for the two presses of
 * a double click: what is answered remembers those that were moved on.
 */
export const createTicking = () => {
  /** When todos were last moved to their next date, by their ids. */
  const moved = new Map<string, number>();
  /**
   * @param now in milliseconds since 1970
   * @param pressedAt as `performance.now()` counts
   */
  return <T extends Tickable>(todos: readonly T[], now: number, pressedAt: number) => {
    const some = todos.filter(({ id }) => pressedAt - (moved.get(id) ?? -Infinity) > DOUBLE_CLICK);
    const isDone = !some.every(({ completed }) => completed);
    const ticked = some.map((todo): Ticked<T> => {
      const again = isDone ? dueAgain(todo, now) : null;
      if (again === null) return { todo, again, fields: { completed: isDone } as Partial<T> };
      moved.set(todo.id, pressedAt);
      return { todo, again, fields: fieldsAgain(todo, again) as Partial<T> };
    });
    return { isDone, ticked };
  };
};
