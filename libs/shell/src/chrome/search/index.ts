export { Search } from './Search';
export type { SearchProps } from './LoadedSearch';
