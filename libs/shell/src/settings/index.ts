export type { SettingsPatch, ShellSettings, StoredSettings } from './readSettings';
export { SettingsProvider, useSettings } from './SettingsProvider';
export type { Settings, SettingsProviderProps } from './SettingsProvider';
