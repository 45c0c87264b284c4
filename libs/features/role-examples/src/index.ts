import type { AppRoute } from '@ezone/shell/routing';
import { roleTitles } from './titles';

/** Pages that show who may see what; each asks the server, which stands behind the same level. */
export const roleExampleRoutes: readonly AppRoute[] = [
  {
    path: '/auth/admin-role-example',
    access: 'admin',
    title: roleTitles.admin,
    messages: ['roles'],
    lazy: () => import('./AdminPage'),
    menu: { group: 'auth', order: 10, icon: 'shieldCheck' },
  },
  {
    path: '/auth/staff-role-example',
    access: 'staff',
    title: roleTitles.staff,
    messages: ['roles'],
    lazy: () => import('./StaffPage'),
    menu: { group: 'auth', order: 20, icon: 'shieldUser' },
  },
  {
    path: '/auth/guest-role-example',
    access: 'onlyGuest',
    title: roleTitles.guest,
    messages: ['roles'],
    lazy: () => import('./GuestPage'),
    menu: { group: 'auth', order: 30, icon: 'shieldQuestion' },
  },
];
