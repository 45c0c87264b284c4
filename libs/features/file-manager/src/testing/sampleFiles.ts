import type { FileEntry } from '../model/file';

/** When all of them were made. */
export const at = '2026-03-01T09:00:00.000Z';

/** A file or folder with some of its fields. */
export const entryOf = (id: string, fields: Partial<FileEntry> = {}): FileEntry => ({
  ...{ id, name: id, type: 'document', owner: 'Mira Lindqvist', size: 348_160, modified: at, opened: at, created: at },
  ...{ extention: 'pdf', location: 'Files', offline: false, preview: null, folderId: null },
  ...{ mediaType: 'application/octet-stream', url: `/api/uploads/files/${id}`, versions: 1 },
  ...fields,
});

export const folderOf = (id: string, name: string, folderId: string | null = null): FileEntry =>
  entryOf(id, {
    ...{ name, folderId, type: 'folder', size: null, extention: '', mediaType: null, url: null, versions: 0 },
  });

/** A few files, in three languages. */
export const sampleFiles = (): FileEntry[] => [
  folderOf('reports', 'Reports'),
  folderOf('trips', 'Trips'),
  folderOf('march', 'March', 'reports'),
  entryOf('plan', { name: 'Plan of the year.pdf', mediaType: 'application/pdf' }),
  entryOf('prices', { name: 'Prices.xlsx', type: 'spreadsheet', extention: 'xlsx', size: 22_000 }),
  entryOf('notes', { name: 'Notes.txt', type: 'text', extention: 'txt', size: 64, mediaType: 'text/plain' }),
  entryOf('arabic', {
    name: 'محضر الاجتماع السنوي للإدارة مع جميع الملاحظات والقرارات التي اتخذت في نهاية الجلسة الطويلة.docx',
  }),
  entryOf('turkish', { name: 'Çağrı dökümü – İstanbul ışıkları.docx' }),
  entryOf('deep', { name: 'Budget.pdf', folderId: 'reports', location: 'Files > Reports' }),
];

/** A folder with so many files. */
export const manyFiles = (length: number): FileEntry[] =>
  Array.from({ length }, (_, index) => entryOf(`m${String(index)}`, { name: `Scan ${String(index + 1)}.pdf` }));
