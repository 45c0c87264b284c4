import type { AppRoute, MenuFolder } from '@ezone/shell/routing';
import { auditLogPath, systemPath, usersPath } from './paths';
import { administrationTitles } from './titles';

const folder: MenuFolder = { id: 'apps/admin', title: administrationTitles.folder, order: 17, icon: 'shieldCheck' };

/** What administrators look after. */
export const administrationRoutes: readonly AppRoute[] = [
  {
    path: usersPath,
    access: 'admin',
    title: administrationTitles.users,
    messages: ['administration'],
    lazy: () => import('./users/UsersPage'),
    menu: { group: 'pages', folder, order: 10, icon: 'person' },
  },
  {
    path: `${usersPath}/users/:userId`,
    access: 'admin',
    title: administrationTitles.user,
    messages: ['administration'],
    lazy: () => import('./users/UserPage'),
  },
  {
    path: auditLogPath,
    access: 'admin',
    title: administrationTitles.auditLog,
    messages: ['administration'],
    lazy: () => import('./audit/AuditLogPage'),
    menu: { group: 'pages', folder, order: 20, icon: 'list' },
  },
  {
    path: systemPath,
    access: 'admin',
    title: administrationTitles.system,
    messages: ['administration'],
    lazy: () => import('./system/SystemPage'),
    menu: { group: 'pages', folder, order: 30, icon: 'layout' },
  },
];
