export { FieldFrame } from './FieldFrame';
export type { FieldTexts } from './FieldFrame';
export { controlBox, controlText } from './fieldStyle';
export { TextArea } from './TextArea';
export type { TextAreaProps } from './TextArea';
export { TextField } from './TextField';
export type { TextFieldProps } from './TextField';
export { TitleField } from './TitleField';
export type { TitleFieldProps } from './TitleField';
