export { QuickPanel } from './QuickPanel';
export { QuickPanelButton } from './QuickPanelButton';
export { useQuickPanel } from './useQuickPanel';
export type { QuickPanelState } from './useQuickPanel';
