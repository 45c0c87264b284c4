export { SettingsEdge } from './SettingsEdge';
export { SettingsPanels } from './SettingsPanels';
export { useSettingsPanels } from './useSettingsPanels';
export type { SettingsPanelsControl } from './useSettingsPanels';
