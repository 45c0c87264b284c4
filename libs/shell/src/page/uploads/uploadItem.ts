/** What becomes of a file whose name is taken: it is left out, is the next version of what is there, or gets a name of its own. */
export type ConflictChoice = 'skip' | 'replace' | 'keepBoth';

/** Why a file was not uploaded. */
export type UploadReason =
  | 'tooLarge'
  /** There is no room left for all files together. */
  | 'quota'
  /** The user may not write, or the server takes no such file. */
  | 'refused'
  /** The browser could not read it: it was changed, moved or removed since. */
  | 'unreadable'
  /** The folder that it was to lie in is gone. */
  | 'noFolder'
  /** A part of its path is no name that a file can have. */
  | 'name'
  /** Folders lie too deep within each other. */
  | 'tooDeep'
  /** A file has the name of one of its folders. */
  | 'inTheWay'
  /** The folder holds as much as it can. */
  | 'tooMany'
  | 'failed';

export type UploadStatus =
  | 'waiting'
  | 'sending'
  /** Its name is taken, and somebody has to say what is to be done. */
  | 'conflict'
  | 'paused'
  | 'failed'
  /** Its bytes went with an earlier visit: it has to be chosen once more. */
  | 'lost'
  | 'done'
  | 'skipped';

/** A file on its way to the server. */
export type UploadItem = {
  /** Made here, and the same for each try: the server makes one file of it. */
  readonly id: string;
  /** The folder it was dropped into; null is the top. */
  readonly folderId: string | null;
  /** Its name, after the folders that it brings: `Trip/Day 1/sky.jpg`. */
  readonly path: string;
  readonly size: number;
  readonly type: string;
  /** When it was last changed on the device, in milliseconds. */
  readonly modified: number;
  readonly status: UploadStatus;
  /** How many of its bytes have arrived. */
  readonly sent: number;
  /** Whether the server knows of it. */
  readonly isBegun: boolean;
  readonly choice: ConflictChoice | null;
  /** A folder that holds nothing: there are no bytes to be sent. */
  readonly isFolder?: true;
  readonly reason?: UploadReason;
};

/** A file that was chosen or dropped, with the folders that it brings; or a folder that holds nothing. */
export type ChosenFile = { path: string; file: File; isFolder?: true };

/** The name of a file, without the folders that it brings. */
export const nameOfUpload = ({ path }: Pick<UploadItem, 'path'>): string => path.slice(path.lastIndexOf('/') + 1);

/** Whether something is still to be done for it, by the browser or by somebody. */
export const isUnfinished = ({ status }: UploadItem): boolean => status !== 'done' && status !== 'skipped';

/** Whether closing the window would interrupt it. */
export const isUnderWay = ({ status }: UploadItem): boolean =>
  status === 'waiting' || status === 'sending' || status === 'conflict';

/** Whether it is the same file, as one that is chosen once more. */
export const isSameFile = (item: UploadItem, { path, file }: ChosenFile, folderId: string | null): boolean =>
  item.folderId === folderId && item.path === path && item.size === file.size && item.modified === file.lastModified;

/** What is told of many files together. */
export type UploadSum = {
  /** All but those that were left out. */
  count: number;
  done: number;
  failed: number;
  conflicts: number;
  lost: number;
  paused: number;
  underWay: number;
  bytes: number;
  sent: number;
};

/** Adds up files that are being uploaded. */
export const sumOf = (items: readonly UploadItem[]): UploadSum => {
  const sum: UploadSum = {
    ...{ count: 0, done: 0, failed: 0, conflicts: 0, lost: 0, paused: 0, underWay: 0, bytes: 0, sent: 0 },
  };
  for (const item of items) {
    if (item.status === 'skipped') continue;
    sum.count += 1;
    sum.bytes += item.size;
    sum.sent += item.status === 'done' ? item.size : item.sent;
    if (item.status === 'done') sum.done += 1;
    if (item.status === 'failed') sum.failed += 1;
    if (item.status === 'conflict') sum.conflicts += 1;
    if (item.status === 'lost') sum.lost += 1;
    if (item.status === 'paused') sum.paused += 1;
    if (item.status === 'waiting' || item.status === 'sending') sum.underWay += 1;
  }
  return sum;
};
