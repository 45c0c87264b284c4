export { RowLabel } from './RowLabel';
export type { RowLabelProps } from './RowLabel';
