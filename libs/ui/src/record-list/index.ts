export { RecordList } from './RecordList';
export type { RecordListHandle, RecordListProps } from './RecordList';
export type { ListedRecord, RecordRow, RecordTiles } from './RecordListContext';
export type { RowDensity } from './useRowHeight';
