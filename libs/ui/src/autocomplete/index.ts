export { Autocomplete } from './Autocomplete';
export type { AutocompleteProps } from './Autocomplete';
