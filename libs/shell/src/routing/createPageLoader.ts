import type { I18n, Namespace } from '@ezone/i18n';
import type { ComponentType, ReactNode } from 'react';
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

/** Stands around pages, and stays while one follows another. */
export type Shell = ComponentType<{ children: ReactNode }>;

/** Fetches pages and what stands around them, once each, and knows whether somebody waits for one. */
export type PageLoader = {
  /** The page of a route, for whoever is about to draw it. The same promise for as long as the page is remembered. */
  load: (route: AppRoute) => Promise<ComponentType>;
  /** What stands around every page but the bare ones, for whoever is about to draw it. The same promise for as long as it is remembered. */
  loadShell: () => Promise<Shell>;
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
  /** Fetches what stands around every page but the bare ones. */
  fetchShell: () => Promise<Shell>;
  /** Asks for the lists that a page shows first. @default nobody does */
  askLists?: (lists: NonNullable<AppRoute['lists']>) => void;
};

type Fetch<Part> = { part: Promise<Part>; isAwaited: boolean; isSettled: boolean };

const namespaceOf = ({ id }: AppRoute['title']) => String(id).split('.')[0] as Namespace;

/** Creates the app's one page loader. */
export const createPageLoader = ({ i18n, fetchShell, askLists }: Options): PageLoader => {
  const fetches = new Map<AppRoute, Fetch<ComponentType>>();
  let shell: Fetch<Shell> | undefined;
  const listeners = new Set<() => void>();

  const tell = () => {
    listeners.forEach((onChange) => {
      onChange();
    });
  };
  const fetchPage = async (route: AppRoute): Promise<ComponentType> => {
    try {
      if (route.lists) askLists?.(route.lists);
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
  const fetchSurroundings = async (): Promise<Shell> => {
    try {
      return await fetchShell();
    } catch (error) {
      const fetchAgain = () => {
        shell = undefined;
        return loadShell();
      };
      throw new PageNotLoaded('What stands around the pages could not be fetched.', { cause: error, fetchAgain });
    }
  };
  const begun = <Part>(part: Promise<Part>): Fetch<Part> => {
    const fetched = { part, isAwaited: false, isSettled: false };
    const settle = () => {
      fetched.isSettled = true;
      tell();
    };
    part.then(settle, settle);
    return fetched;
  };
  const awaited = <Part>(fetched: Fetch<Part>): Promise<Part> => {
    if (!fetched.isAwaited && !fetched.isSettled) {
      fetched.isAwaited = true;
      // A page is asked for while React renders, when nobody may be told anything.
      queueMicrotask(tell);
    }
    return fetched.part;
  };
  const fetchOnce = (route: AppRoute) => {
    const fetched = fetches.get(route) ?? begun(fetchPage(route));
    fetches.set(route, fetched);
    return fetched;
  };
  const fetchShellOnce = () => (shell ??= begun(fetchSurroundings()));
  const load: PageLoader['load'] = (route) => awaited(fetchOnce(route));
  const loadShell: PageLoader['loadShell'] = () => awaited(fetchShellOnce());

  /** What nobody waited for is fetched anew by whoever does. */
  const ahead = async (fetched: Fetch<unknown>, forget: () => void) => {
    try {
      await fetched.part;
    } catch {
      if (!fetched.isAwaited) forget();
    }
  };

  return {
    load,
    loadShell,
    prefetch: async (route) => {
      await Promise.all([
        ahead(fetchOnce(route), () => fetches.delete(route)),
        route.chrome !== 'bare' && ahead(fetchShellOnce(), () => (shell = undefined)),
      ]);
    },
    forget: (route) => fetches.delete(route),
    isLoading: () => [...fetches.values()].some(({ isAwaited, isSettled }) => isAwaited && !isSettled),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
};
