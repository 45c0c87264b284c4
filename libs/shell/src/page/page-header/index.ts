export { PageHeader } from './PageHeader';
export type { PageHeaderProps } from './PageHeader';
export { SearchHeader } from './SearchHeader';
export type { SearchHeaderProps } from './SearchHeader';
