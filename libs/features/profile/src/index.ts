import type { CollectionLoaders } from '@ezone/shell/records';
import type { AppRoute } from '@ezone/shell/routing';
import { profileTitles } from './titles';

/** What changes of posts need that an earlier visit has left. */
export const profileCollections: CollectionLoaders = {
  'profile/posts': async () => (await import('./model/postsCollection')).postsCollection,
};

/** The profile, with what its person has written, shown and says of themselves. */
export const profileRoutes: readonly AppRoute[] = [
  {
    path: '/pages/profile',
    access: 'user',
    title: profileTitles.profile,
    messages: ['profile'],
    lists: profileCollections,
    lazy: () => import('./ProfilePage'),
    menu: { group: 'pages', order: 15, icon: 'person' },
  },
];
