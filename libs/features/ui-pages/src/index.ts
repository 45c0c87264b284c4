import type { AppRoute } from '@ezone/shell/routing';
import { uiPageTitles } from './titles';

/** Pages that show a developer what the theme offers. Open to everybody. */
export const uiPageRoutes: readonly AppRoute[] = [
  {
    path: '/ui/typography',
    title: uiPageTitles.typography,
    messages: ['ui'],
    lazy: () => import('./TypographyPage'),
    menu: { group: 'userInterface', order: 20, icon: 'type' },
  },
  {
    path: '/ui/helper-classes',
    title: uiPageTitles.helpers,
    messages: ['ui'],
    lazy: () => import('./HelpersPage'),
    menu: { group: 'userInterface', order: 30, icon: 'braces' },
  },
];
