export { LabelPicker } from './LabelPicker';
export type { Label } from './LabelPicker';
export { LabelsDialog } from './LabelsDialog';
export { labelsMessages, labelsSentences } from './messages';
