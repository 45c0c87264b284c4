export { PanelContent } from './PanelContent';
export type { PanelContentProps } from './PanelContent';
export { panelMachine } from './panelMachine';
export { PanelBody, PanelHead } from './panelParts';
export type { PanelEvent, PanelSide } from './panelStates';
export { SidePanel } from './SidePanel';
export type { SidePanelProps } from './SidePanel';
export { useIsOpen, usePanel, usePanelOf } from './usePanel';
export type { Panel, PanelActor } from './usePanel';
