import type { AppRoute } from '@ezone/shell/routing';
import { homeTitles } from './titles';

/** The product's own figures, and a few words about it. */
export const homeRoutes: readonly AppRoute[] = [
  {
    path: '/ezone',
    access: 'user',
    title: homeTitles.ezone,
    messages: ['home'],
    lazy: () => import('./EzonePage'),
    menu: { group: 'applications', order: 20, icon: 'board' },
  },
  {
    path: '/home',
    access: 'user',
    title: homeTitles.home,
    messages: ['home'],
    lazy: () => import('./HomePage'),
    menu: { group: 'pages', order: 10, icon: 'house' },
  },
];
