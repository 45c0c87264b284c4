import type { AppRoute } from '@ezone/shell/routing';
import type { CollectionLoaders } from '@ezone/shell/records';
import { todoTitles } from './titles';

/** What changes of todos need that an earlier visit has left. */
export const todoCollections: CollectionLoaders = {
  'todo-app/todos': async () => (await import('./model/todosCollection')).todosCollection,
};

/** The todos: filters and labels are places within one page. */
export const todoRoutes: readonly AppRoute[] = [
  {
    path: '/apps/todo/*',
    access: 'user',
    title: todoTitles.todo,
    messages: ['todo', 'list'],
    lists: todoCollections,
    lazy: () => import('./TodoApp'),
    create: { path: '/apps/todo/all?new', title: todoTitles.create },
    menu: {
      group: 'applications',
      order: 50,
      icon: 'todo',
      key: 't',
      badge: async () => (await import('./components/DueBadge')).DueBadge,
    },
  },
];
