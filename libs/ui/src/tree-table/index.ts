export { TreeTable } from './TreeTable';
export type { TreeTableColumn, TreeTableHandle, TreeTableProps, TreeTableRow } from './TreeTable';
