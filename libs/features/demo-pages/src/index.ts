import type { AppRoute, MenuFolder } from '@ezone/shell/routing';
import { authPages, comingSoonPath, maintenancePath, pricingPaths } from './paths';
import type { AuthKind } from './paths';
import { authTitles, demoTitles, folderTitles, pricingTitles } from './titles';

const authFolder: MenuFolder = { id: 'pages/auth', title: folderTitles.auth, order: 50, icon: 'key' };
const pricingFolder: MenuFolder = { id: 'pages/pricing', title: folderTitles.pricing, order: 52, icon: 'prices' };

const authIcons: Readonly<Record<AuthKind, NonNullable<AppRoute['menu']>['icon']>> = {
  login: 'key',
  register: 'person',
  'forgot-password': 'help',
  'reset-password': 'shieldCheck',
  lock: 'shieldUser',
  'mail-confirm': 'mail',
};

const authRoutes = authPages.map(({ kind, path }, order): AppRoute => ({
  path,
  title: authTitles[path as keyof typeof authTitles],
  messages: ['demo', 'form'],
  chrome: 'bare',
  lazy: () => import('./auth/AuthPage'),
  menu: { group: 'pages', folder: authFolder, order, icon: authIcons[kind] },
}));

const pricingRoute = (place: 0 | 1 | 2, title: AppRoute['title'], lazy: AppRoute['lazy']): AppRoute => ({
  path: pricingPaths[place],
  title,
  messages: ['pricing'],
  lazy,
  menu: { group: 'pages', folder: pricingFolder, order: place, icon: 'prices' },
});

/** Pages that only show how such pages look: nothing that is typed or chosen there is sent. Open to everybody. */
export const demoPageRoutes: readonly AppRoute[] = [
  ...authRoutes,
  pricingRoute(0, pricingTitles.style1, () => import('./pricing/CardsPage')),
  pricingRoute(1, pricingTitles.style2, () => import('./pricing/ComparisonPage')),
  pricingRoute(2, pricingTitles.style3, () => import('./pricing/QuestionsPage')),
  {
    path: comingSoonPath,
    title: demoTitles.comingSoon,
    messages: ['demo', 'form'],
    chrome: 'bare',
    lazy: () => import('./coming-soon/ComingSoonPage'),
    menu: { group: 'pages', order: 60, icon: 'clock' },
  },
  {
    path: maintenancePath,
    title: demoTitles.maintenance,
    messages: ['demo'],
    chrome: 'bare',
    lazy: () => import('./MaintenancePage'),
    menu: { group: 'pages', order: 62, icon: 'construction' },
  },
];
