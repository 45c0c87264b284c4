import { chosenOf, pagesOf } from './pagesOf';

const title = { id: 'menu.title', defaultMessage: 'Title' };

const pages = pagesOf([
  {
    id: 'applications',
    title,
    entries: [
      { id: 'notes', title, path: '/apps/notes' },
      { id: 'chat', title, panel: { id: 'chat', open: () => undefined } },
    ],
  },
  {
    id: 'pages',
    title,
    entries: [
      { id: 'errors', title, children: [{ id: 'pages/errors/error-500', title, path: '/pages/errors/error-500' }] },
    ],
  },
]);
const ids = (list: typeof pages) => list.map(({ id }) => id);

it('finds the pages of a menu at every depth, and nothing that leads nowhere', () => {
  expect(ids(pages)).toEqual(['notes', 'pages/errors/error-500']);
});

it('shows what is chosen in its own order, without what the menu does not have', () => {
  expect(ids(chosenOf(pages, ['pages/errors/error-500', 'calendar', 'notes']))).toEqual([
    'pages/errors/error-500',
    'notes',
  ]);
});
