import type { CollectionLoaders } from '@ezone/shell/records';
import type { AppRoute } from '@ezone/shell/routing';
import { accountingTitles } from './titles';

const lists: CollectionLoaders = {
  'accounting-app/accounts': async () => (await import('./model/accountsCollection')).accountsCollection,
};

/** What changes of accounts and transactions need that an earlier visit has left. */
export const accountingCollections: CollectionLoaders = {
  ...lists,
  'accounting-app/transactions': async () => (await import('./model/transactionsCollection')).transactionsCollection,
};

const messages: AppRoute['messages'] = ['accounting', 'list', 'form', 'exchange'];

/** The chart of accounts, and what has moved on those that are kept at a bank. */
export const accountingRoutes: readonly AppRoute[] = [
  {
    path: '/banking',
    access: 'user',
    title: accountingTitles.banking,
    messages,
    lists,
    lazy: () => import('./BankingPage'),
    menu: { group: 'applications', order: 30, icon: 'bank' },
  },
  {
    path: '/chart_of_account',
    access: 'user',
    title: accountingTitles.chartOfAccount,
    messages,
    lists,
    lazy: () => import('./ChartOfAccountPage'),
    menu: { group: 'applications', order: 40, icon: 'tree' },
  },
];
