import { entryOf, folderOf } from '../testing/sampleFiles';
import { freeName, previewKindOf } from './file';
import { pathOfView, viewAt } from './fileView';
import { sortFiles } from './sortFiles';

it('finds a name that nothing has, and leaves the ending where it is', () => {
  const taken = new Set(['Report.pdf', 'Report (2).pdf', 'New folder']);
  const isTaken = (name: string) => taken.has(name);
  expect(['Report.pdf', 'New folder', 'Free'].map((name) => freeName(name, isTaken))).toEqual([
    'Report (3).pdf',
    'New folder (2)',
    'Free',
  ]);
});

it.each([
  ['image/png', 'picture'],
  ['image/svg+xml', null],
  ['application/pdf', 'pdf'],
  ['text/csv', 'text'],
  ['application/json', 'text'],
  ['audio/mpeg', 'audio'],
  ['video/mp4', 'video'],
  ['application/zip', null],
] as const)('shows %s as %s', (mediaType, kind) => {
  expect(previewKindOf({ mediaType, url: '/x' })).toBe(kind);
  expect(previewKindOf({ mediaType, url: null })).toBeNull();
});

it('puts folders first in every order, and 2 before 10', () => {
  const files = [
    entryOf('ten', { name: 'Scan 10', size: 1, modified: '2026-01-02T00:00:00.000Z' }),
    entryOf('two', { name: 'Scan 2', size: 9, modified: '2026-01-01T00:00:00.000Z' }),
    folderOf('z', 'Zoo'),
  ];
  const idsIn = (order: Parameters<typeof sortFiles>[1]) => sortFiles(files, order, 'en').map(({ id }) => id);
  expect(idsIn('name')).toEqual(['z', 'two', 'ten']);
  expect(idsIn('newest')).toEqual(['z', 'ten', 'two']);
  expect(idsIn('largest')).toEqual(['z', 'two', 'ten']);
});

it.each([
  ['/apps/file-manager', { kind: 'folder', id: null }],
  ['/apps/file-manager/notes', { kind: 'folder', id: null }],
  ['/apps/file-manager/folder/a/b', { kind: 'folder', id: 'a' }],
  ['/apps/file-manager/trash', { kind: 'trash' }],
] as const)('knows the place of %s', (path, view) => {
  expect(viewAt(path)).toEqual(view);
  expect(path.startsWith(pathOfView(view))).toBe(true);
});
