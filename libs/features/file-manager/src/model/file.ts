import type { AnswerOf } from '@ezone/api-client';

/** A file or folder, as the server answers it. */
export type FileEntry = AnswerOf<'listFiles'>[number];

export type FileVersion = AnswerOf<'listFileVersions'>[number];

/** A folder, as it stands in a path or a tree. */
export type Folder = AnswerOf<'listFolders'>[number];

export type FileType = FileEntry['type'];

/** What speaks against a new name. */
export type NameFault = 'nameTaken' | 'notAName';

export const isFolder = ({ type }: Pick<FileEntry, 'type'>): boolean => type === 'folder';

/** How a file is shown without being saved first; null where only its facts are. */
export type PreviewKind = 'picture' | 'text' | 'pdf' | 'audio' | 'video';

export const previewKindOf = ({ mediaType, url }: Pick<FileEntry, 'mediaType' | 'url'>): PreviewKind | null => {
  if (url === null || mediaType === null) return null;
  if (mediaType === 'application/pdf') return 'pdf';
  // A drawing is a text that may hold a program, and is read as neither.
  if (mediaType === 'image/svg+xml') return null;
  if (mediaType.startsWith('image/')) return 'picture';
  if (mediaType.startsWith('audio/')) return 'audio';
  if (mediaType.startsWith('video/')) return 'video';
  const isText = mediaType.startsWith('text/') || /[/+](json|xml|yaml|javascript)$/.test(mediaType);
  return isText ? 'text' : null;
};

/** The address that saves a file instead of showing it. */
export const downloadOf = (url: string): string => `${url}?download=true`;

/** A name that nothing in a folder has: "Report (2).pdf". @param isTaken whether there is one of that name */
export const freeName = (name: string, isTaken: (name: string) => boolean): string => {
  if (!isTaken(name)) return name;
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let number = 2; ; number += 1) {
    const next = `${stem} (${String(number)})${ending}`;
    if (!isTaken(next)) return next;
  }
};
