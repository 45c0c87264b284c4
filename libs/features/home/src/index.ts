import type { AppRoute } from '@ezone/shell/routing';
import { homeTitles } from './titles';

/** The product's own pages, which hold no more than their names so far. */
export const homeRoutes: readonly AppRoute[] = [
  {
    path: '/ezone',
    access: 'user',
    title: homeTitles.ezone,
    messages: [],
    lazy: () => import('./EzonePage'),
    menu: { group: 'applications', order: 20, icon: 'board' },
  },
  {
    path: '/banking',
    access: 'user',
    title: homeTitles.banking,
    messages: [],
    lazy: () => import('./BankingPage'),
    menu: { group: 'applications', order: 30, icon: 'bank' },
  },
  {
    path: '/chart_of_account',
    access: 'user',
    title: homeTitles.chartOfAccount,
    messages: [],
    lazy: () => import('./ChartOfAccountPage'),
    menu: { group: 'applications', order: 40, icon: 'tree' },
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
