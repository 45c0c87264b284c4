export { ChangeSettingsProvider, useChangeSettings } from './ChangeSettings';
export type { ChangeSettings } from './ChangeSettings';
