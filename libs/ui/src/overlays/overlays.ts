export { LoadedDrawer } from '../drawer/LoadedDrawer';
export { LoadedMenuItem } from '../menu/LoadedMenuItem';
export { LoadedMenuSection } from '../menu/LoadedMenuSection';
export { LoadedMenuSeparator } from '../menu/LoadedMenuSeparator';
export { MenuList } from '../menu/MenuList';
export { LoadedPopover } from '../popover/LoadedPopover';
