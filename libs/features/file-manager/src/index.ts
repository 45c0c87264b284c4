import type { CollectionLoaders } from '@ezone/shell/records';
import type { AppRoute } from '@ezone/shell/routing';
import { fileManagerTitles } from './titles';

/** The files that all users share: what lies in a folder, and what is in the trash. */
export const fileManagerRoutes: readonly AppRoute[] = [
  // Before the folders, whose address holds it: the first that fits is taken.
  {
    path: '/apps/file-manager/trash/*',
    access: 'user',
    title: fileManagerTitles.trash,
    messages: ['files', 'list'],
    lazy: () => import('./TrashPage'),
  },
  {
    path: '/apps/file-manager/*',
    access: 'user',
    title: fileManagerTitles.files,
    messages: ['files', 'list'],
    lazy: () => import('./FolderPage'),
    menu: { group: 'applications', order: 90, icon: 'files' },
    places: [{ path: '/apps/file-manager/trash', title: fileManagerTitles.trash }],
  },
];

/** What changes of files need that an earlier visit has left. */
export const fileManagerCollections: CollectionLoaders = {
  'file-manager-app/files/*': async (list) => (await import('./model/folderCollections')).collectionOf(list),
};

/** Uploads, around every page of the signed-in: they go on wherever one is. Fetched once there are any. */
export const uploadsAround = {
  messages: ['upload', 'files'],
  lazy: async () => (await import('./upload/UploadsAround')).UploadsAround,
} as const;
