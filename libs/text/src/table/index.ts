export { readTable, writeTable } from './table';
export type { Table } from './table';
