export { TagsField } from './TagsField';
export type { TagsFieldProps } from './TagsField';
