export { menuIcons } from './menuIcons';
export type { MenuIcon } from './menuIcons';
