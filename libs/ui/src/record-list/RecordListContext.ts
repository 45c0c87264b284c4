import { createContext, use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Action } from '../action-row';
import type { RowContent } from '../list/RowLayout';
import type { RowPlaces } from './rowShift';
import type { RowDensity } from './useRowHeight';

/** What a row shows. */
export type RecordRow = RowContent & {
  /** Small icons after the time: a star, a paper clip. An icon that carries meaning needs a label. */
  icons?: ReactNode;
  /** The columns of a table, in place of all words of the row. The heads of the columns stand above the list. */
  cells?: ReactNode;
};

/** How records are drawn as tiles. */
export type RecordTiles<T extends ListedRecord> = {
  /** The least width of a tile and its height, in rem. */
  width: number;
  height: number;
  /** What a tile shows. Keep it with `useCallback`. */
  draw: (record: T) => ReactNode;
  /** `recordTileParts`. They come with whoever draws tiles: most lists have none. */
  parts: RecordTileParts;
};

/** What a list of tiles is made of. */
export type RecordTileParts = {
  Item: ComponentType<{ id: string; text: string }>;
  /** Stands in their place while they are loaded; lengths in rem. */
  Skeletons: ComponentType<{ label: string; width: number; height: number }>;
};

/** What is done to a row that a finger swipes towards the start or the end of its line. */
export type RowSwipes = { start?: Action | undefined; end?: Action | undefined };

/** A record as a list knows it. */
export type ListedRecord = { id: string };

/**
 * What rows need from their list. A change redraws those rows in view for which it means something, without rebuilding
 * the collection.
 */
export type RecordListValue = {
  recordOf: (id: string) => ListedRecord | undefined;
  row: (record: ListedRecord) => RecordRow;
  places: RowPlaces;
  density: RowDensity;
  /** Draws a tile; undefined where they are rows. */
  tile: ((record: ListedRecord) => ReactNode) | undefined;
  current: string | null;
  isSelectable: boolean;
};

export const RecordListContext = createContext<RecordListValue | null>(null);

/** The buttons of a row. They are apart, so that others redraw only the rows in which buttons are shown. */
export const RowActionsContext = createContext<(record: ListedRecord) => readonly Action[]>(() => []);

/** The list that a row stands in. */
export const useRecordList = (): RecordListValue => {
  const list = use(RecordListContext);
  if (!list) throw new Error('A row of records stands in a RecordList.');
  return list;
};
