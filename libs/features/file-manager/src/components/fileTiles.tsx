import { recordTileParts } from '@ezone/ui/record-list';
import type { RecordTiles } from '@ezone/ui/record-list';
import type { ReactNode } from 'react';
import type { FileEntry } from '../model/file';
import { FileTile } from './FileTile';

/** Files as tiles. @param factOf what else tells a file apart @param markOf how it is marked */
export const fileTiles = (
  factOf: (file: FileEntry) => string,
  markOf: (file: FileEntry) => ReactNode,
): RecordTiles<FileEntry> => ({
  width: 18,
  height: 18,
  parts: recordTileParts,
  draw: (file) => <FileTile file={file} fact={factOf(file)} mark={markOf(file)} />,
});
