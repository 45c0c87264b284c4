import type { AppRoute } from '@ezone/shell/routing';
import { projectDashboardTitles } from './titles';

/** How the projects are getting on: tasks, budget, team and weather. */
export const projectDashboardRoutes: readonly AppRoute[] = [
  {
    path: '/apps/dashboards/project',
    access: 'user',
    title: projectDashboardTitles.dashboard,
    messages: ['projects', 'chart', 'list'],
    lazy: () => import('./ProjectDashboardPage'),
    menu: { group: 'applications', order: 15, icon: 'project' },
  },
];
