export { RowLabel, RowLabels } from './RowLabel';
export type { RowLabelProps } from './RowLabel';
