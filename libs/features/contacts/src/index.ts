import type { AppRoute } from '@ezone/shell/routing';
import type { CollectionLoaders } from '@ezone/shell/records';
import { contactsTitles } from './titles';

/** What changes of contacts and groups need that an earlier visit has left. */
export const contactsCollections: CollectionLoaders = {
  'contacts-app/contacts': async () => (await import('./model/contactsCollection')).contactsCollection,
  'contacts-app/groups': async () => (await import('./model/contactsCollection')).groupsCollection,
};

/** The contacts: all, the starred, the frequent and the groups are places within one page. */
export const contactsRoutes: readonly AppRoute[] = [
  {
    path: '/apps/contacts/*',
    access: 'user',
    title: contactsTitles.contacts,
    messages: ['contacts', 'list'],
    lists: contactsCollections,
    lazy: () => import('./ContactsApp'),
    create: { path: '/apps/contacts/all?new', title: contactsTitles.create },
    menu: { group: 'applications', order: 48, icon: 'contacts' },
  },
];
