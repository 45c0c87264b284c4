import type { PageLoader } from '../createPageLoader';

/** Fetches no page: stories and specs draw theirs themselves. */
export const restingLoader: PageLoader = {
  load: () => Promise.reject(new Error('Stories draw their pages themselves.')),
  loadShell: () => Promise.reject(new Error('Stories draw what stands around their pages themselves.')),
  prefetch: () => undefined,
  forget: () => undefined,
  isLoading: () => false,
  subscribe: () => () => undefined,
};
