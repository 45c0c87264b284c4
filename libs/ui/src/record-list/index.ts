export { RecordCells, RecordHeads } from './RecordColumns';
export type { RecordCellsProps, RecordColumn, RecordHeadsProps } from './RecordColumns';
export { RecordList } from './RecordList';
export type { RecordListHandle, RecordListProps } from './RecordList';
export type { ListedRecord, RecordRow, RecordTiles } from './RecordListContext';
export { recordTileParts } from './recordTileParts';
export { useRowHeight } from './useRowHeight';
export type { RowDensity } from './useRowHeight';
