import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { Action } from '../action-row';
import type { RowContent } from '../list/RowLayout';
import type { RowPlaces } from './rowShift';
import type { RowDensity } from './useRowHeight';

/** What a row shows. */
export type RecordRow = RowContent & {
  /** Signs after the time: a star, a paper clip. Small; a sign that means something has a name. */
  icons?: ReactNode;
  /** Buttons that take the place of time and signs while the row has the pointer or the focus. */
  actions?: readonly Action[];
};

/** A record as a list knows it. */
export type ListedRecord = { id: string };

/** What rows know of their list. A change of it draws those in view, and does not build the list anew. */
export type RecordListValue = {
  recordOf: (id: string) => ListedRecord | undefined;
  row: (record: ListedRecord) => RecordRow;
  places: RowPlaces;
  density: RowDensity;
  current: string | null;
  isSelectable: boolean;
};

export const RecordListContext = createContext<RecordListValue | null>(null);

/** The list that a row stands in. */
export const useRecordList = (): RecordListValue => {
  const list = use(RecordListContext);
  if (!list) throw new Error('A row of records stands in a RecordList.');
  return list;
};
