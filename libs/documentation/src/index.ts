import type { AppRoute } from '@ezone/shell/routing';
import { documentationTitle } from './title';

/** What Ezone is made of and how it is changed, for those who build on it. Open to everybody. */
export const documentationRoutes: readonly AppRoute[] = [
  {
    path: '/documentation/*',
    title: documentationTitle.documentation,
    messages: ['docs'],
    lazy: () => import('./DocumentationPage'),
    fetchAt: async (pathname) => (await import('./loadContent')).fetchContentAt(pathname),
    fetchPlaces: async () => (await import('./sections/sections')).pages,
    menu: { group: 'userInterface', order: 90, icon: 'book' },
  },
];
