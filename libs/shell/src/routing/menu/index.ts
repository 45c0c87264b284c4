export { EntryBadge } from './EntryBadge';
export { groupIcons, menuIcons } from './menuIcons';
export type { MenuIcon } from './menuIcons';
export { foldersIn, groupsAround, idOf, isAround, menuOf } from './menuOf';
export type { MenuAction, NavEntry, NavGroup } from './menuOf';
