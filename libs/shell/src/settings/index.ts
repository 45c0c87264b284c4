export type { SettingsPatch, ShellSettings, StoredSettings } from './readSettings';
export { SettingsProvider, useSettings } from './SettingsProvider';
export type { Settings, SettingsProviderProps } from './SettingsProvider';
export { chosenScheme, MAIN_VARIANTS, resolveScheme, selectableSchemes, THEME_PARTS } from './themeSchemes';
export type { MainVariant, SchemeChoice, ThemePart } from './themeSchemes';
