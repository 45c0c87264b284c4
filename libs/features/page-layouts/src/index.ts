import type { AppRoute } from '@ezone/shell/routing';
import { layoutTitles } from './titles';
import { blankPath, indexPath, layoutVariants, pathOf } from './variants';

/** The page layouts, each as a page that uses it. Open to everybody. */
export const pageLayoutRoutes: readonly AppRoute[] = [
  {
    path: indexPath,
    title: layoutTitles.index,
    messages: ['layouts'],
    lazy: () => import('./IndexPage'),
    menu: { group: 'userInterface', order: 10, icon: 'layout' },
  },
  ...layoutVariants.map((variant): AppRoute => ({
    path: pathOf(variant),
    title: variant.title,
    messages: ['layouts'],
    lazy: async () => {
      const { pageOf } = await import('./VariantPage');
      return { Page: pageOf(variant) };
    },
  })),
  { path: blankPath, title: layoutTitles.blank, messages: ['layouts'], lazy: () => import('./BlankPage') },
];
