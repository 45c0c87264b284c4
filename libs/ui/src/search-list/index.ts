export { SearchList } from './SearchList';
export type { SearchListProps } from './SearchList';
