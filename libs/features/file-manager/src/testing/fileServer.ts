import { fakeApi, refused } from '@ezone/api-client/testing';
import { fakeWindows } from '@ezone/shell/chrome/changes/testing';
import type { FileEntry, FileVersion } from '../model/file';
import { FILES } from '../model/folderCollections';
import { at, entryOf, folderOf, sampleFiles } from './sampleFiles';

type Removed = { entry: FileEntry; removed: string };

/** Keeps files as the real server does, in memory, and tells the windows that watch them of changes. */
export const createFileServer = (first: readonly FileEntry[] = sampleFiles()) => {
  let entries = [...first];
  const trash = new Map<string, Removed>();
  const { openWindow, tell } = fakeWindows();
  const told = <T>(answer: T, ids: readonly string[], by: string | undefined): T => {
    tell(FILES, ids, by);
    return answer;
  };
  const must = (id: string) => {
    const entry = entries.find((one) => one.id === id);
    if (!entry) throw refused(404);
    return entry;
  };
  const inFolder = (folderId: string | null) => entries.filter((entry) => entry.folderId === folderId);
  const isTaken = (name: string, folderId: string | null, id = '') =>
    inFolder(folderId).some((entry) => entry.id !== id && entry.name.toLowerCase() === name.toLowerCase());
  const put = (entry: FileEntry) => {
    entries = entries.map((one) => (one.id === entry.id ? entry : one));
    return entry;
  };
  const server = fakeApi({
    'GET /api/file-manager-app/files': ({ query: { folderId = null } }) => {
      if (folderId !== null) must(folderId);
      return inFolder(folderId);
    },
    'GET /api/file-manager-app/file': ({ query: { id = '' } }) => must(id),
    'GET /api/file-manager-app/folder-path': ({ query: { folderId } }) => {
      const path: FileEntry[] = [];
      for (let id = folderId ?? null; id !== null; id = path[0]?.folderId ?? null) path.unshift(must(id));
      return path;
    },
    'GET /api/file-manager-app/folders': () => entries.filter(({ type }) => type === 'folder'),
    'GET /api/file-manager-app/search': ({ query: { q = '' } }) =>
      entries.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase())),
    'GET /api/file-manager-app/summary': () => ({
      ...{ folders: 3, files: 8, bytes: 3_000_000, used: 4_200_000_000, quota: 10_737_418_240 },
    }),
    'POST /api/file-manager-app/open-file': ({ body: { id } }) => must(id),
    'GET /api/file-manager-app/file-versions': ({ query: { fileId = '' } }): FileVersion[] =>
      [2, 1].map((version) => ({
        ...{ id: `${fileId}-${String(version)}`, size: version * 1000, mediaType: 'text/plain', author: 'Ada Admin' },
        ...{ created: at, url: `/api/uploads/files/${fileId}-${String(version)}`, isCurrent: version === 2 },
      })),
    'POST /api/file-manager-app/restore-file-version': ({ body: { fileId }, socketId }) =>
      told(put({ ...must(fileId), versions: 3 }), [fileId], socketId),
    'POST /api/file-manager-app/create-folder': ({
      body: { name, folderId = null },
      idempotencyKey = '',
      socketId,
    }) => {
      if (isTaken(name, folderId)) throw refused(409);
      const made = folderOf(idempotencyKey, name, folderId);
      entries = [made, ...entries];
      return told(made, [made.id], socketId);
    },
    'POST /api/file-manager-app/rename-file': ({ body: { id, name }, socketId }) => {
      const entry = must(id);
      if (isTaken(name, entry.folderId, id)) throw refused(409);
      return told(put({ ...entry, name }), [id], socketId);
    },
    'POST /api/file-manager-app/move-files': ({ body: { ids, folderId = null }, socketId }) =>
      told({ files: ids.map((id) => put({ ...must(id), folderId })), skipped: [] }, ids, socketId),
    'POST /api/file-manager-app/copy-files': ({ body: { ids, folderId = null }, socketId }) => {
      const files = ids.map((id) => ({ ...must(id), id: `${id}-copy`, folderId }));
      entries = [...entries, ...files];
      return told({ files, skipped: [] }, ids, socketId);
    },
    'POST /api/file-manager-app/remove-files': ({ body: { ids }, socketId }) => {
      for (const entry of entries.filter(({ id }) => ids.includes(id)))
        trash.set(entry.id, { entry, removed: '2026-03-02T09:00:00.000Z' });
      entries = entries.filter(({ id }) => !ids.includes(id));
      return told(ids, ids, socketId);
    },
    'GET /api/trash': () =>
      [...trash.values()].map(({ entry: { id, name }, removed }) => ({ list: FILES, id, title: name, removed })),
    'POST /api/trash/restore': ({ body: { ids }, socketId }) => {
      for (const id of ids) {
        const one = trash.get(id);
        if (one) entries = [...entries, one.entry];
        trash.delete(id);
      }
      return told(ids, ids, socketId);
    },
    'POST /api/trash/remove': ({ body: { ids } }) => {
      for (const id of ids) trash.delete(id);
      return ids;
    },
    'POST /api/file-manager-app/begin-uploads': ({ body: { uploads, folderId = null } }) =>
      uploads.map(({ id, path, conflict }) => {
        const state = isTaken(path, folderId) && conflict === undefined ? 'conflict' : 'open';
        return { id, state, offset: 0, fileId: null, reason: null };
      }),
    'POST /api/file-manager-app/upload-piece': ({ query: { id = '' } }) => {
      entries = [...entries, entryOf(id, { name: `Uploaded ${String(entries.length)}` })];
      return { id, state: 'done', offset: 0, fileId: id, reason: null };
    },
    'POST /api/file-manager-app/cancel-uploads': ({ body: { ids } }) => ids,
  });
  return {
    ...server,
    tell,
    /** The names in a folder, as they are stored. */
    names: (folderId: string | null = null) => inFolder(folderId).map(({ name }) => name),
    openWindow: () => openWindow(server),
  };
};

/** A server of files that exists in a story or a spec only. */
export type FileServer = ReturnType<typeof createFileServer>;
