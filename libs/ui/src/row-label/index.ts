export { RowLabel } from './RowLabel';
export type { RowLabelProps } from './RowLabel';
export { RowLabels } from './RowLabels';
export type { RowLabelsProps } from './RowLabels';
