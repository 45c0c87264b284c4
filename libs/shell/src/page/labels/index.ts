export { LabelPicker } from './LabelPicker';
export type { Label } from './LabelPicker';
export { LabelsDialog } from './LabelsDialog';
export type { LabelsDialogProps } from './LabelsDialog';
export { labelsMessages, labelsSentences } from './messages';
export type { LabelsWords } from './messages';
