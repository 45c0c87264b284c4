export { SearchField } from './SearchField';
export type { SearchFieldHandle, SearchFieldProps } from './SearchField';
