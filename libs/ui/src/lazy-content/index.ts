export { FETCH_DELAY, lazyContent, useLazyContent } from './lazyContent';
export type { LazyContent } from './lazyContent';
export { PartBoundary } from './PartBoundary';
