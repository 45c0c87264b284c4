export type { Namespace } from './__generated__/loaders';
export { createI18n } from './createI18n';
export type { I18n, LoadMessages, Messages } from './createI18n';
export { I18nProvider, useLanguage } from './I18nProvider';
export {
  directionOf,
  directionStorageKey,
  formatLocaleOf,
  initialLanguage,
  languages,
  languageStorageKey,
  nativeNames,
  storedDirection,
} from './languages';
export type { Direction, Language } from './languages';
export { loadMessages } from './loadMessages';
