export { controlBox, controlText, Description, ErrorText, FieldFrame, FieldLabel } from './FieldFrame';
export type { ControlAria, FieldFrameProps, FieldTexts } from './FieldFrame';
export { TextArea } from './TextArea';
export type { TextAreaProps } from './TextArea';
export { TextField } from './TextField';
export type { TextFieldProps } from './TextField';
