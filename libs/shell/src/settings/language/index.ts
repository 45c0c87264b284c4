export { LanguageControlProvider, useLanguageControl } from './LanguageControl';
export type { LanguageControl } from './LanguageControl';
export { LanguageMenu } from './LanguageMenu';
