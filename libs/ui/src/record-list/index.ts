export { RecordList } from './RecordList';
export type { RecordListHandle, RecordListProps } from './RecordList';
export type { ListedRecord, RecordRow } from './RecordListContext';
export { useRowHeight } from './useRowHeight';
export type { RowDensity } from './useRowHeight';
