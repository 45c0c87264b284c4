import type { AppRoute } from '@ezone/shell/routing';
import { iconTitles } from './titles';

/** The catalogue of icons. Open to everybody. */
export const iconRoutes: readonly AppRoute[] = [
  {
    path: '/ui/icons',
    title: iconTitles.icons,
    messages: ['icons'],
    lazy: () => import('./IconsPage'),
    menu: { group: 'userInterface', order: 15, icon: 'star' },
  },
];
