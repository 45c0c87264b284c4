import type { CollectionLoaders } from '@ezone/shell/records';
import type { AppRoute } from '@ezone/shell/routing';
import { orderTitles } from './titles';

/** What changes of orders need that an earlier visit has left. */
export const shopOrderCollections: CollectionLoaders = {
  'e-commerce-app/orders': async () => (await import('./model/ordersCollection')).ordersCollection,
};

/** The orders of the shop: a list, the order that is open, and its invoice, which is printed. */
export const shopOrderRoutes: readonly AppRoute[] = [
  // Before the list, whose path it lies in.
  {
    path: '/apps/e-commerce/orders/:orderId/invoice',
    access: 'user',
    title: orderTitles.invoice,
    messages: ['orders'],
    lazy: () => import('./InvoicePage'),
  },
  {
    path: '/apps/e-commerce/orders/*',
    access: 'user',
    title: orderTitles.orders,
    messages: ['orders', 'list', 'form'],
    lists: shopOrderCollections,
    lazy: () => import('./OrdersApp'),
    menu: { group: 'applications', order: 72, icon: 'orders', key: 'o' },
  },
];
