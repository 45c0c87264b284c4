import { PageNotLoaded } from './createPageLoader';
import { findRoute } from './decideRoute';
import type { RouteTable } from './decideRoute';

/** The routes of the product, of which only those that a guest signs in by are there from the start. */
export type RouteTables = {
  /** The table that decides about an address: of the start where that will do, else all of it. Always the same promise. */
  tableFor: (pathname: string, isGuest: boolean) => Promise<RouteTable>;
  /** Fetches all of it, which is likely to be needed soon. A failure is silent: whoever needs it fetches again. */
  prefetch: () => void;
  /** Forgets a fetch that failed, so that whoever needs it fetches again. */
  forget: () => void;
};

/**
 * @param start the pages that a guest signs in by; they come first in the whole table, too, so that both decide alike
 * @param fetchWhole fetches the whole table
 */
export const createRouteTables = (start: RouteTable['routes'], fetchWhole: () => Promise<RouteTable>): RouteTables => {
  const startTable = Promise.resolve<RouteTable>({ routes: start, redirects: {} });
  let fetched: Promise<RouteTable> | undefined;
  let hasFailed = false;

  const fetchOnce = async () => {
    hasFailed = false;
    try {
      return await fetchWhole();
    } catch (error) {
      hasFailed = true;
      const fetchAgain = () => {
        forget();
        return load();
      };
      throw new PageNotLoaded('The routes could not be fetched.', { cause: error, fetchAgain });
    }
  };
  const load = () => (fetched ??= fetchOnce());
  const forget = () => {
    if (hasFailed) fetched = undefined;
  };

  return {
    tableFor: (pathname, isGuest) => (isGuest && findRoute(start, pathname) ? startTable : load()),
    prefetch: () => void load().catch(forget),
    forget,
  };
};
