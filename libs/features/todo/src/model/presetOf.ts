import type { Todo } from './todo';
import type { TodoView } from './todoView';

/** What a todo that is added in a view has, so that it stands there. */
export const presetOf = (view: TodoView): Partial<Todo> => {
  if (view.kind !== 'filter') return {};
  if (view.handle === 'starred' || view.handle === 'important') return { [view.handle]: true };
  if (view.handle === 'completed') return { completed: true };
  const today = new Date(new Date().setHours(0, 0, 0, 0)).toISOString();
  return view.handle === 'today' || view.handle === 'dueDate' ? { dueDate: today } : {};
};
