import { storedOf } from '@ezone/repeats/todo';
import type { Todo } from './todo';
import type { TodoView } from './todoView';

/** What a todo that is added in a view has, so that it stands there. */
export const presetOf = (view: TodoView): Partial<Todo> => {
  if (view.kind !== 'filter') return {};
  if (view.handle === 'starred' || view.handle === 'important') return { [view.handle]: true };
  if (view.handle === 'completed') return { completed: true };
  if (view.handle !== 'today' && view.handle !== 'dueDate') return {};
  return { dueDate: storedOf(Date.now(), true), dueAllDay: true };
};
