export { clearOfPaneFoot, PANE_FOOT_HEIGHT, PaneFoot } from './PaneFoot';
export type { PaneFootProps } from './PaneFoot';
