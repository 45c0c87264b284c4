export { BulkBar } from './BulkBar';
export type { BulkBarProps } from './BulkBar';
