import type { AppRoute } from '@ezone/shell/routing';
import { accountTitles } from './titles';

/** One's own account: name and picture, the password, and where one is signed in. */
export const accountRoutes: readonly AppRoute[] = [
  {
    path: '/apps/account',
    access: 'user',
    title: accountTitles.account,
    messages: ['account', 'form'],
    lazy: () => import('./AccountPage'),
    menu: { group: 'pages', order: 16, icon: 'shieldUser' },
  },
];
