import type { AppRoute } from '@ezone/shell/routing';
import { accountTitles } from './titles';

/** One's own account: name and picture, the password, where one is signed in, and tokens for scripts. */
export const accountRoutes: readonly AppRoute[] = [
  {
    path: '/apps/account',
    access: 'user',
    title: accountTitles.account,
    messages: ['account', 'form'],
    lazy: () => import('./AccountPage'),
    menu: { group: 'pages', order: 16, icon: 'shieldUser' },
    places: [{ path: '/apps/account/tokens', title: accountTitles.tokens }],
  },
  {
    path: '/apps/account/tokens',
    access: 'user',
    title: accountTitles.tokens,
    messages: ['tokens', 'form'],
    lazy: () => import('./tokens/TokensPage'),
  },
];
