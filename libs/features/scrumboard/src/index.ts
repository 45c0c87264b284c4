import type { CollectionLoaders } from '@ezone/shell/records';
import type { AppRoute } from '@ezone/shell/routing';
import { boardTitles } from './titles';

const boards: CollectionLoaders = {
  'scrumboard-app/boards': async () => (await import('./model/boardsCollection')).boardsCollection,
};

/** What changes of boards need that an earlier visit has left. */
export const scrumboardCollections: CollectionLoaders = {
  ...boards,
  'scrumboard-app/board/*': async (list) => (await import('./model/boardCollections')).collectionOf(list),
};

/** The boards: the list of them, and each of them, are places within one page. */
export const scrumboardRoutes: readonly AppRoute[] = [
  {
    path: '/apps/scrumboard/*',
    access: 'user',
    title: boardTitles.boards,
    messages: ['scrumboard', 'list', 'form', 'exchange'],
    lists: boards,
    lazy: () => import('./ScrumboardApp'),
    create: { path: '/apps/scrumboard/boards?new', title: boardTitles.create },
    menu: { group: 'applications', order: 80, icon: 'board', key: 's' },
  },
];
