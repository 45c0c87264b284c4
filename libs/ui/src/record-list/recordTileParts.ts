import type { RecordTileParts } from './RecordListContext';
import { RecordTileItem } from './RecordTileItem';
import { RecordTileSkeletons } from './RecordTileSkeletons';

/** What a RecordList draws tiles with. */
export const recordTileParts: RecordTileParts = { Item: RecordTileItem, Skeletons: RecordTileSkeletons };
