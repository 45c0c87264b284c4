import type { AppRoute } from '@ezone/shell/routing';
import { helpTitles } from './titles';

/** What helps to use Ezone: questions with their answers, and articles. Open to everybody. */
export const helpRoutes: readonly AppRoute[] = [
  {
    path: '/pages/faq',
    title: helpTitles.faq,
    messages: ['help'],
    lazy: () => import('./FaqPage'),
    menu: { group: 'pages', order: 30, icon: 'help' },
  },
  {
    path: '/pages/knowledge-base',
    title: helpTitles.knowledgeBase,
    messages: ['help'],
    lazy: () => import('./KnowledgeBasePage'),
    menu: { group: 'pages', order: 32, icon: 'list' },
  },
];
