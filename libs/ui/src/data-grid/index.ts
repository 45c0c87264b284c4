export { DataGrid } from './DataGrid';
export type { DataGridProps } from './DataGrid';
export type { GridColumn } from './gridColumn';
export { useGridCells } from './useGridCells';
export type { GridCellsOptions, KeptCells } from './useGridCells';
export { useRowSelection } from './useRowSelection';
export type { RowSelection } from './useRowSelection';
export { useVirtualRows } from './useVirtualRows';
