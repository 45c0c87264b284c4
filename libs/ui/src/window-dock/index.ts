export { WindowDock } from './WindowDock';
export type { DockedWindow, WindowDockProps } from './WindowDock';
