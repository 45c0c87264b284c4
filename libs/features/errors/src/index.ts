import type { AppRoute } from '@ezone/shell/routing';
import { errorTitles } from './titles';

/** The pages that say that something is not there, or went wrong. Open to everybody. */
export const errorRoutes: readonly AppRoute[] = [
  {
    path: '/pages/errors/error-404',
    title: errorTitles.notFound,
    messages: ['errors'],
    lazy: () => import('./NotFoundPage'),
    menu: { group: 'pages', order: 900, icon: 'help' },
  },
  {
    path: '/pages/errors/error-500',
    title: errorTitles.serverError,
    messages: ['errors'],
    lazy: () => import('./ServerErrorPage'),
    menu: { group: 'pages', order: 910, icon: 'warning' },
  },
];
