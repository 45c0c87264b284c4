export { TreeTable } from './TreeTable';
export type { TreeTableColumn, TreeTableProps, TreeTableRow } from './TreeTable';
