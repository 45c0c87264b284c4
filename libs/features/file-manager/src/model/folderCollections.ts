import { ApiError } from '@ezone/api-client';
import { inParts } from '@ezone/shell/records';
import type { BulkChange, Collection } from '@ezone/shell/records';
import type { ConflictChoice } from '@ezone/shell/page/uploads';
import type { FileEntry } from './file';
import { pathOfFolder } from './fileView';

/** The list of all files, as the server names it in the trash and to those who follow it. */
export const FILES = 'file-manager-app/files';

/** Files that go from one folder into another; null is the top. */
export type Move = { from: string | null; to: string | null; conflict: ConflictChoice };

const TOP = 'top';
/** How many ids the server takes in one call. */
const AT_ONCE = 500;

const inSmallParts = async (ids: readonly string[], call: (part: string[]) => Promise<unknown>) => {
  for (let from = 0; from < ids.length; from += AT_ONCE) await inParts(ids.slice(from, from + AT_ONCE), call);
};

const idOf = (folderId: string | null) => (folderId === null ? {} : { folderId });

const moveOut = (folderId: string | null): BulkChange<FileEntry> => ({
  send: (api, ids, { to, conflict }: Move) =>
    inSmallParts(ids, (part) => api.moveFiles({ body: { ids: part, folderId: to, conflict } })),
  apply: (file, { to }: Move) => (to === folderId ? file : null),
  takeBack: (files, { from, to }: Move) => [
    {
      name: 'move',
      ids: files.map(({ id }) => id),
      given: { from: to, to: from, conflict: 'keepBoth' } satisfies Move,
    },
  ],
  links: ({ to }: Move) => (to === null ? [] : [to]),
});

const make = (folderId: string | null): Collection<FileEntry> => ({
  list: `${FILES}/${folderId ?? TOP}`,
  load: (api, { signal }) => api.listFiles({ query: idOf(folderId), ...(signal && { signal }) }),
  create: (api, { id, name }) => api.createFolder({ body: { name, folderId }, idempotencyKey: id }),
  update: async (api, { id, name }, base) => {
    try {
      return await api.renameFile({ body: { id, name, base: base.name } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.statusCode !== 409) throw error;
      const now = await api.getFile({ query: { id } });
      // Nobody has renamed it meanwhile: it is the name that is taken, and trying again would end in the same.
      throw now.name === base.name
        ? new ApiError({ kind: 'refused', statusCode: 400, message: error.message, details: error.details })
        : error;
    }
  },
  remove: (api, ids) => inSmallParts(ids, (part) => api.removeFiles({ body: { ids: part } })),
  restore: (api, records) =>
    inParts(
      records.map(({ record }) => record.id),
      (ids) => api.restoreFromTrash({ body: { list: FILES, ids } }),
    ),
  bulk: { move: moveOut(folderId) },
  links: ({ folderId: parent }) => (parent === undefined || parent === null ? [] : [parent]),
  unfit: ({ name }) => (name?.trim() === '' ? ['name'] : []),
  refused: 'isTakenBack',
  pathOf: ({ id }) => `${pathOfFolder(folderId)}/${encodeURIComponent(id)}`,
  nameOf: ({ name }) => name,
});

/** How many folders are remembered: those that were used last. */
const MOST_KNOWN = 50;

const known = new Map<string | null, Collection<FileEntry>>();

/** What lies in a folder, null being the top; the same object for a folder as long as it is in use. */
export const filesIn = (folderId: string | null): Collection<FileEntry> => {
  const collection = known.get(folderId) ?? make(folderId);
  // At its end stands the one that was used last.
  known.delete(folderId);
  known.set(folderId, collection);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return collection;
};

/** The collection of a list of this name, for changes of an earlier visit. */
export const collectionOf = (list: string): Collection<FileEntry> => {
  const id = list.slice(FILES.length + 1);
  return filesIn(id === TOP ? null : id);
};

/** Whether a query is of the file manager: its folders, what they hold, what is found. */
export const isOfFiles = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey.some((part) => typeof part === 'string' && part.startsWith('file-manager-app/'));
