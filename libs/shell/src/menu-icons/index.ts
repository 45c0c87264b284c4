export { groupIcons, menuIcons } from './menuIcons';
export type { MenuIcon } from './menuIcons';
