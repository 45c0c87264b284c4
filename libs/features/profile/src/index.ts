import type { AppRoute } from '@ezone/shell/routing';
import { profileTitles } from './titles';

/** The profile, with what its person has written, shown and says of themselves. */
export const profileRoutes: readonly AppRoute[] = [
  {
    path: '/pages/profile',
    access: 'user',
    title: profileTitles.profile,
    messages: ['profile'],
    lazy: () => import('./ProfilePage'),
    menu: { group: 'pages', order: 15, icon: 'person' },
  },
];
