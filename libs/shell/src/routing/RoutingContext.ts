import { createContext, use } from 'react';
import type { PageLoader } from './createPageLoader';
import type { RouteTable } from './decideRoute';

/** The routes of the app and how their pages are fetched. */
export type Routing = RouteTable & { loader: PageLoader };

/** Provided by the app's router. */
export const RoutingContext = createContext<Routing | null>(null);

/** The routes of the app, for what follows from them: the menu, search, prefetching. */
export const useRouting = (): Routing => {
  const routing = use(RoutingContext);
  if (!routing) throw new Error('useRouting needs an AppRouter above it.');
  return routing;
};
