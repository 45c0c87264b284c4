import type { AppRoute } from '@ezone/shell/routing';
import { indexPath } from './paths';
import { indexTitle } from './titles';

const route = (path: string, lazy: AppRoute['lazy']): AppRoute => ({
  path,
  title: indexTitle.index,
  messages: ['layouts'],
  lazy,
});

/** The page layouts, each as a page that uses it. Open to everybody. Which variants there are only their page knows. */
export const pageLayoutRoutes: readonly AppRoute[] = [
  {
    ...route(indexPath, () => import('./IndexPage')),
    menu: { group: 'userInterface', order: 10, icon: 'layout' },
  },
  ...['carded', 'simple'].map((kind) => route(`${indexPath}/${kind}/:variant`, () => import('./VariantPage'))),
  route(`${indexPath}/blank`, () => import('./BlankPage')),
];
