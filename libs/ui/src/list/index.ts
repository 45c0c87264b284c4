export { List } from './List';
export type { ListProps } from './List';
export { ListRow } from './ListRow';
export type { ListRowProps } from './ListRow';
