import { parser } from 'typescript-eslint';
import { pagesIn } from './pageModules';
import type { Node } from './syntax';

// The build's own parser comes as an ES module alone; this one, too, gives an ESTree.
const found = (code: string) => pagesIn(parser.parseForESLint(code).ast as unknown as Node);

it('finds where pages are, what draws them, and which of them guests may see', () => {
  expect(
    found(`
      const lists = { todos: async () => (await import('./todosCollection')).todosCollection };
      export const routes = [
        { path: '/home', title, lazy: () => import('./HomePage') },
        { path: '/apps/todo/*', access: 'user', lists, lazy: () => import('./TodoApp'), create: { path: '/apps/todo/all?new' } },
        { path: '/apps/courses/:courseId/:step?', ...common, lazy: () => import('./CoursePage') },
      ];`).pages,
  ).toEqual([
    { place: '/home', module: './HomePage', isForAll: true },
    { place: '/apps/todo*', module: './TodoApp', isForAll: false },
    { place: '/apps/courses+', module: './CoursePage', isForAll: false },
  ]);
});

it('leaves alone what is put together in another way: such a page is found when the app has started', () => {
  expect(found(`const route = (path, lazy) => ({ path, lazy }); route('/one', () => import('./One'));`).pages).toEqual(
    [],
  );
});

it('finds the redirects of the table', () => {
  expect(
    found(`export const table = { routes, redirects: { '/': '/home', '/apps': '/apps/todo' } };`).redirects,
  ).toEqual([
    { from: '/', to: '/home' },
    { from: '/apps', to: '/apps/todo' },
  ]);
});
