export { NavbarButton } from './NavbarButton';
export type { NavbarButtonProps } from './NavbarButton';
export { NavbarEdge } from './NavbarEdge';
export { Toolbar } from './Toolbar';
export type { ToolbarProps } from './Toolbar';
