export { StaticI18nProvider } from './StaticI18nProvider';
