export { RichTextField } from './RichTextField';
export type { RichTextFieldProps, RichTextLabels } from './RichTextField';
