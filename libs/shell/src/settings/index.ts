export { changedSettings } from './mergePatches';
export { CONTAINER_WIDTH, LAYOUT_MODES, LAYOUT_STYLES, NAVBAR_STYLES, readSettings } from './readSettings';
export type {
  DataPatch,
  LayoutMode,
  LayoutStyle,
  NavbarStyle,
  SettingsPatch,
  ShellSettings,
  StoredData,
  StoredSettings,
} from './readSettings';
export { mergeSettings } from './mergeSettings';
export { SettingsProvider, useSettings } from './SettingsProvider';
export type { Settings, SettingsProviderProps } from './SettingsProvider';
export { chosenScheme, MAIN_VARIANTS, resolveScheme, selectableSchemes, THEME_PARTS } from './themeSchemes';
export type { MainVariant, SchemeChoice, ThemePart } from './themeSchemes';
