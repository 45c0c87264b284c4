export { PageCarded } from './PageCarded';
export type { PageLayoutProps, PageSidebar } from './PageLayout';
export { PagePanes } from './PagePanes';
export type { PagePanesProps } from './PagePanes';
export { PageSimple } from './PageSimple';
export { PageTabs } from './PageTabs';
export type { PageTab, PageTabsProps } from './PageTabs';
export { SidebarIcon } from './SidebarIcon';
