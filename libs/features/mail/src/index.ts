import type { AppRoute } from '@ezone/shell/routing';
import type { CollectionLoaders } from '@ezone/shell/records';
import { sendingPrefixOf } from './paths';
import { mailTitles } from './titles';

/** What changes of mails need that an earlier visit has left. */
export const mailCollections: CollectionLoaders = {
  'mail-app/mails': async () => (await import('./model/mailsCollection')).mailsCollection,
};

/** Sends, around every page of the signed-in, what a closed tab was about to send. */
export const sendingsAround = {
  prefixOf: sendingPrefixOf,
  messages: ['mail'],
  lazy: async () => (await import('./SendingsAround')).SendingsAround,
} as const;

/** The mails: folders, filters and labels are places within one page. */
export const mailRoutes: readonly AppRoute[] = [
  {
    path: '/apps/mail/*',
    access: 'user',
    title: mailTitles.mail,
    messages: ['mail', 'list'],
    lists: mailCollections,
    lazy: () => import('./MailApp'),
    create: { path: '/apps/mail/inbox?new', title: mailTitles.create },
    menu: {
      group: 'applications',
      order: 45,
      icon: 'mail',
      key: 'm',
      badge: async () => (await import('./components/InboxBadge')).InboxBadge,
      isOnPhone: true,
    },
  },
];
