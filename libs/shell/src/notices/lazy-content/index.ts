export { lazyContent } from './lazyContent';
export type { LazyContent } from './lazyContent';
export { PartBoundary } from './PartBoundary';
export { FETCH_DELAY, useLazyContent } from './useLazyContent';
