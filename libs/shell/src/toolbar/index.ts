export { NavbarButton } from './NavbarButton';
export type { NavbarButtonProps } from './NavbarButton';
export { Toolbar } from './Toolbar';
export type { ToolbarProps } from './Toolbar';
