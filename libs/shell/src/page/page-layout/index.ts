export { PageCarded } from './PageCarded';
export type { PageLayoutProps, PageSidebar } from './PageLayout';
export { PageSimple } from './PageSimple';
export { PageTabs } from './PageTabs';
export type { PageTab, PageTabsProps } from './PageTabs';
