export { menuOf } from './menuOf';
export type { MenuAction, NavEntry, NavGroup } from './menuOf';
export { Navbar } from './Navbar';
export type { NavbarProps } from './Navbar';
export { useNavbar } from './useNavbar';
export type { NavbarControl } from './useNavbar';
