export { panelMachine } from './panelMachine';
export type { PanelSide } from './panelMachine';
export { SidePanel } from './SidePanel';
export type { SidePanelProps } from './SidePanel';
export { usePanel } from './usePanel';
export type { Panel } from './usePanel';
