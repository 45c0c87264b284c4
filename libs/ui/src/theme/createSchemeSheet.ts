import { isDarkScheme, isStartScheme, SCHEME_NAMES } from './schemeNames';
import type { SchemeName } from './schemeNames';

/** The colours of all schemes: which are on the page, and how the others get there. */
export type SchemeSheet = {
  /** Whether a scheme can be painted now. */
  has: (name: SchemeName) => boolean;
  /** Fetches the schemes that the page does not start with; once, and again only after it failed. Never rejects. */
  load: () => Promise<void>;
  /**
   * For `use`: resolves to the scheme to paint once its colours have arrived; if they cannot be fetched, to the default
   * scheme of the same brightness. Always null for a scheme that need not be fetched.
   */
  arrivalOf: (name: SchemeName) => Promise<SchemeName> | null;
  /** Calls back when the colours have arrived or failed. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** The style rules of those among the named schemes that a page does not start with; null until they have been fetched. */
  cssOf: (names: readonly SchemeName[]) => string | null;
};

/** The colours that a page does not start with. */
export type LateSheet = {
  /** Style rules for the named schemes; nothing for those that every page has. */
  cssOf: (names: readonly SchemeName[]) => string;
};

/** What boot.js has put into the page: the colours that were in use at the last visit. */
const remembered = () => document.querySelector<HTMLStyleElement>('style[data-schemes]');

/** A promise that is marked as fulfilled in React's own way, so that `use` does not wait for it. */
const fulfilled = <T>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** The sheet of a page that was just opened. `fetchLate` brings the colours that it does not start with. */
export const createSchemeSheet = (fetchLate: () => Promise<LateSheet>): SchemeSheet => {
  const listeners = new Set<() => void>();
  const fromLastVisit: readonly string[] = remembered()?.dataset['schemes']?.split(' ') ?? [];
  const arrivals = new Map<SchemeName, Promise<SchemeName>>();
  let late: LateSheet | null = null;
  let fetching: Promise<void> | null = null;
  let hasFailed = false;

  const isHereAnyway = (name: SchemeName) => isStartScheme(name) || fromLastVisit.includes(name);
  const has = (name: SchemeName) => isHereAnyway(name) || late !== null;

  const fetchAndWrite = async (): Promise<void> => {
    try {
      late = await fetchLate();
      const style = document.createElement('style');
      style.textContent = late.cssOf(SCHEME_NAMES);
      document.head.append(style);
      remembered()?.remove();
    } catch {
      // Offline, or a newer version of the app has taken the place of this one.
      hasFailed = true;
    }
    listeners.forEach((listener) => {
      listener();
    });
  };
  const fetchOnce = () => (fetching ??= fetchAndWrite());

  return {
    has,
    load: () => {
      if (hasFailed) {
        hasFailed = false;
        fetching = null;
        arrivals.clear();
      }
      return fetchOnce();
    },
    arrivalOf: (name) => {
      if (isHereAnyway(name)) return null;
      const known = arrivals.get(name);
      if (known) return known;
      const arrival = has(name)
        ? fulfilled(name)
        : fetchOnce().then(() => (has(name) ? name : isDarkScheme(name) ? 'defaultDark' : 'default'));
      arrivals.set(name, arrival);
      return arrival;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    cssOf: (names) => (names.every(isStartScheme) ? '' : (late?.cssOf(names) ?? null)),
  };
};
