import type { AppRoute } from '@ezone/shell/routing';
import { dashboardTitles } from './titles';

/** Where one starts: what today brings, and the numbers. */
export const dashboardRoutes: readonly AppRoute[] = [
  {
    path: '/apps/dashboards/analytics',
    access: 'user',
    title: dashboardTitles.analytics,
    messages: ['dashboards', 'chart'],
    lazy: () => import('./DashboardPage'),
    menu: { group: 'applications', order: 10, icon: 'dashboard', key: 'd' },
  },
];
