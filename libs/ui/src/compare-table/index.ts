export { CompareTable } from './CompareTable';
export type { ComparedField, ComparedValue, CompareTableProps } from './CompareTable';
