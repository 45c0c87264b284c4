export { useSavedViews } from './useSavedViews';
export type { SavedViews } from './useSavedViews';
export { ViewTabs } from './ViewTabs';
export type { ViewTabsProps } from './ViewTabs';
