export { mayAccess } from './access';
export type { AccessLevel } from './access';
export type { AppRoute, MenuEntry, MenuGroup } from './AppRoute';
