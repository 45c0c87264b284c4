import type { I18n, Namespace } from '@ezone/i18n';
import type { ComponentType } from 'react';
import type { AppRoute } from './AppRoute';

/** A page's code or sentences could not be fetched: no network, or a newer version of Ezone has replaced the files. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded';
  /** Fetches it again; absent where only loading the whole app again helps. */
  readonly fetchAgain: (() => Promise<unknown>) | undefined;

  constructor(
    message: string,
    { fetchAgain, ...options }: ErrorOptions & { fetchAgain?: () => Promise<unknown> } = {},
  ) {
    super(message, options);
    this.fetchAgain = fetchAgain;
  }
}

/** Fetches pages, once each, and knows whether somebody waits for one. */
export type PageLoader = {
  /** The page of a route, for whoever is about to draw it. The same promise for as long as the page is remembered. */
  load: (route: AppRoute) => Promise<ComponentType>;
  /**
   * Fetches a page that is likely to be wanted soon, with what stands around it. A failure is silent: whoever opens the page fetches again.
   * @returns when it is there, or has failed
   */
  prefetch: (route: AppRoute) => Promise<void> | undefined;
  /** Forgets what was fetched of a page, so that it is fetched anew. */
  forget: (route: AppRoute) => void;
  /** Whether somebody waits for a page now. */
  isLoading: () => boolean;
  /** @returns a function that ends the subscription */
  subscribe: (onChange: () => void) => () => void;
};

type Options = {
  i18n: I18n;
  /** Fetches what stands around the pages that have the shell, for prefetching. */
  loadShell: () => Promise<unknown>;
};

type Fetch = { page: Promise<ComponentType>; isAwaited: boolean; isSettled: boolean };

const namespaceOf = ({ id }: AppRoute['title']) => String(id).split('.')[0] as Namespace;

/** Creates the app's one page loader. */
export const createPageLoader = ({ i18n, loadShell }: Options): PageLoader => {
  const fetches = new Map<AppRoute, Fetch>();
  const listeners = new Set<() => void>();

  const tell = () => {
    listeners.forEach((onChange) => {
      onChange();
    });
  };
  const fetchPage = async (route: AppRoute): Promise<ComponentType> => {
    try {
      const sentences = i18n.load([...route.messages, namespaceOf(route.title)]);
      const [{ Page }] = await Promise.all([route.lazy(), sentences]);
      return Page;
    } catch (error) {
      const fetchAgain = () => {
        fetches.delete(route);
        return load(route);
      };
      throw new PageNotLoaded(`The page at ${route.path} could not be fetched.`, { cause: error, fetchAgain });
    }
  };
  const fetchOnce = (route: AppRoute): Fetch => {
    const known = fetches.get(route);
    if (known) return known;
    const fetched: Fetch = { page: fetchPage(route), isAwaited: false, isSettled: false };
    fetches.set(route, fetched);
    const settle = () => {
      fetched.isSettled = true;
      tell();
    };
    fetched.page.then(settle, settle);
    return fetched;
  };

  const load: PageLoader['load'] = (route) => {
    const fetched = fetchOnce(route);
    if (!fetched.isAwaited && !fetched.isSettled) {
      fetched.isAwaited = true;
      // A page is asked for while React renders, when nobody may be told anything.
      queueMicrotask(tell);
    }
    return fetched.page;
  };

  return {
    load,
    prefetch: async (route) => {
      const fetched = fetchOnce(route);
      try {
        await Promise.all([fetched.page, route.chrome === 'bare' ? null : loadShell()]);
      } catch {
        if (!fetched.isAwaited) fetches.delete(route);
      }
    },
    forget: (route) => fetches.delete(route),
    isLoading: () => [...fetches.values()].some(({ isAwaited, isSettled }) => isAwaited && !isSettled),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
};
