export { Menu } from './Menu';
export type { MenuProps } from './Menu';
export { MenuButton } from './MenuButton';
export type { MenuButtonProps } from './MenuButton';
export { MenuItem } from './MenuItem';
export type { MenuItemProps } from './LoadedMenuItem';
export { MenuSection } from './MenuSection';
export type { MenuSectionProps } from './LoadedMenuSection';
export { MenuSeparator } from './MenuSeparator';
