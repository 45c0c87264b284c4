export { settingsEdgeMessages } from './messages';
export { SETTINGS_FOOT, SettingsEdge } from './SettingsEdge';
export type { SettingsPlace } from './SettingsEdge';
export { SettingsPanels } from './SettingsPanels';
export { useSettingsPanels } from './useSettingsPanels';
export type { SettingsPanelsControl } from './useSettingsPanels';
