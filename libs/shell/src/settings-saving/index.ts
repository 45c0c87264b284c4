export { ChangeSettingsProvider, useChangeData, useChangeSettings } from './ChangeSettings';
export type { ChangeSettings } from './ChangeSettings';
