export { List } from './List';
export type { ListProps } from './List';
export { ListRow } from './ListRow';
export type { ListRowProps } from './ListRow';
export { SelectList } from './SelectList';
export type { SelectListProps } from './SelectList';
export { SelectRow } from './SelectRow';
export type { SelectRowProps } from './SelectRow';
