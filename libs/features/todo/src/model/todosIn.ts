import { dueTime } from '@ezone/repeats/todo';
import { daysBetween } from '@ezone/shell/data/days';
import type { Todo, TodoLabel } from './todo';
import type { TodoFilter, TodoView } from './todoView';

/** The orders that a list of todos can be in. */
export const todoOrders = ['own', 'due', 'title'] as const;

export type TodoOrder = (typeof todoOrders)[number];

const passes: Record<TodoFilter, (todo: Todo, now: number) => boolean> = {
  starred: ({ starred }) => starred,
  important: ({ important }) => important,
  dueDate: ({ dueDate }) => dueDate !== null,
  today: (todo, now) => {
    const due = dueTime(todo);
    return due !== null && daysBetween(due, now) === 0;
  },
  completed: ({ completed }) => completed,
  deleted: ({ deleted }) => deleted,
};

/** The todos of a view: those in the trash in the filter `deleted` alone. */
export const todosIn = (
  todos: readonly Todo[],
  view: TodoView,
  { labels, now }: { labels: readonly TodoLabel[]; now: number },
): Todo[] => {
  const isTrash = view.kind === 'filter' && view.handle === 'deleted';
  const there = todos.filter(({ deleted }) => deleted === isTrash);
  if (view.kind === 'all') return there;
  if (view.kind === 'filter') return there.filter((todo) => passes[view.handle](todo, now));
  const label = labels.find(({ handle }) => handle === view.handle);
  return label ? there.filter((todo) => todo.labels.includes(label.id)) : [];
};

/** How many todos that are not done a view has, as its entry in the sidebar says; of what is done or in the trash, all. */
export const countIn = (...of: Parameters<typeof todosIn>): number => {
  const [, view] = of;
  const isOver = view.kind === 'filter' && (view.handle === 'completed' || view.handle === 'deleted');
  const found = todosIn(...of);
  return isOver ? found.length : found.filter(({ completed }) => !completed).length;
};

/**
 * The todos in an order; what is done comes after all that is not.
 * @param compare compares two titles as the language does
 */
export const inOrder = (
  todos: readonly Todo[],
  order: TodoOrder,
  compare: (one: string, other: string) => number,
): Todo[] => {
  const byPlace = (one: Todo, other: Todo) => other.place - one.place;
  const byDue = (one: Todo, other: Todo) => (dueTime(one) ?? Infinity) - (dueTime(other) ?? Infinity);
  const by = {
    own: byPlace,
    // Without a date they keep their own order.
    due: (one: Todo, other: Todo) => (one.dueDate === other.dueDate ? 0 : byDue(one, other)) || byPlace(one, other),
    title: (one: Todo, other: Todo) => compare(one.title, other.title) || byPlace(one, other),
  }[order];
  return todos.toSorted((one, other) => Number(one.completed) - Number(other.completed) || by(one, other));
};
