import type { AppRoute, MenuFolder } from '@ezone/shell/routing';
import { invoiceTitles } from './titles';

const folder: MenuFolder = { id: 'pages/invoices', title: invoiceTitles.folder, order: 54, icon: 'orders' };

const common = { access: 'user', messages: ['invoices'] } as const;

/** The invoice of the demo in two looks, each on one sheet of paper. */
export const invoiceRoutes: readonly AppRoute[] = [
  {
    ...common,
    path: '/pages/invoices/compact',
    title: invoiceTitles.compact,
    lazy: () => import('./CompactPage'),
    menu: { group: 'pages', folder, order: 10, icon: 'orders' },
  },
  {
    ...common,
    path: '/pages/invoices/modern',
    title: invoiceTitles.modern,
    lazy: () => import('./ModernPage'),
    menu: { group: 'pages', folder, order: 20, icon: 'orders' },
  },
];
