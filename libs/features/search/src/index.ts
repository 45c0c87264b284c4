import type { AppRoute } from '@ezone/shell/routing';
import { searchTitles } from './titles';

/** What is found in all apps: one list, the best first, or by its kinds beside each other. */
export const searchRoutes: readonly AppRoute[] = [
  {
    path: '/pages/search/classic',
    access: 'user',
    title: searchTitles.classic,
    messages: ['results'],
    lazy: () => import('./ClassicPage'),
    menu: { group: 'pages', order: 40, icon: 'list' },
  },
  {
    path: '/pages/search/modern',
    access: 'user',
    title: searchTitles.modern,
    messages: ['results'],
    lazy: () => import('./ModernPage'),
    menu: { group: 'pages', order: 42, icon: 'layout' },
  },
];
