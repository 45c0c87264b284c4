import type { CollectionLoaders } from '@ezone/shell/records';
import type { AppRoute } from '@ezone/shell/routing';
import { productTitles } from './titles';

/** The products of the shop: a table of all, and a page of each. */
export const shopProductRoutes: readonly AppRoute[] = [
  {
    path: '/apps/e-commerce/products',
    access: 'user',
    title: productTitles.products,
    messages: ['products', 'list', 'exchange'],
    lazy: () => import('./ProductsPage'),
    menu: { group: 'applications', order: 70, icon: 'products' },
  },
  {
    path: '/apps/e-commerce/products/:productId/:productHandle?',
    access: 'user',
    title: productTitles.product,
    messages: ['products', 'list', 'form'],
    lazy: () => import('./page/ProductPage'),
  },
];

/** What changes of products need that an earlier visit has left. */
export const shopProductCollections: CollectionLoaders = {
  'e-commerce-app/products': async () => (await import('./model/productsCollection')).productsCollection,
};
