import { schemeCss } from './schemeCss';
import type { PackedScheme } from './schemeCss';
import { isDarkScheme, isSchemeName, isStartScheme } from './schemeNames';
import type { SchemeName } from './schemeNames';

/** The colours of all schemes: which are on the page, and how the others get there. */
export type SchemeSheet = {
  /** Whether a scheme can be painted now. */
  has: (name: SchemeName) => boolean;
  /** Fetches the schemes that the page does not start with; once, and again only after it failed. Never rejects. */
  load: () => Promise<void>;
  /**
   * For `use`: the scheme to paint, once its colours are there. When they cannot be fetched it is the default of the same
   * brightness. Null, as long as the page lives, for one that need not be fetched.
   */
  arrivalOf: (name: SchemeName) => Promise<SchemeName> | null;
  /** Is told when the colours have come, or have failed to. Returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
  /** The style rules of those among the named schemes that a page does not start with; null until they have been fetched. */
  cssOf: (names: readonly SchemeName[]) => string | null;
};

type LateSchemes = Readonly<Partial<Record<SchemeName, PackedScheme>>>;

/** What boot.js has put into the page: the colours that were in use at the last visit. */
const remembered = () => document.querySelector<HTMLStyleElement>('style[data-schemes]');

/** A promise which React need not wait for: this is how it marks those that it has seen fulfilled. */
const fulfilled = <T>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

const rulesOf = (schemes: LateSchemes, names: readonly string[]): string =>
  names
    .filter(isSchemeName)
    .map((name) => (schemes[name] ? schemeCss(name, schemes[name]) : ''))
    .join('\n');

/** The sheet of a page that was just opened. `fetchLate` brings the schemes that the page does not start with. */
export const createSchemeSheet = (fetchLate: () => Promise<LateSchemes>): SchemeSheet => {
  const listeners = new Set<() => void>();
  const fromLastVisit: readonly string[] = remembered()?.dataset['schemes']?.split(' ') ?? [];
  const arrivals = new Map<SchemeName, Promise<SchemeName>>();
  let late: LateSchemes | null = null;
  let fetching: Promise<void> | null = null;
  let hasFailed = false;

  const isHereAnyway = (name: SchemeName) => isStartScheme(name) || fromLastVisit.includes(name);
  const has = (name: SchemeName) => isHereAnyway(name) || late !== null;

  const fetchAndWrite = async (): Promise<void> => {
    try {
      const schemes = await fetchLate();
      const sheet = document.createElement('style');
      sheet.textContent = rulesOf(schemes, Object.keys(schemes));
      document.head.append(sheet);
      remembered()?.remove();
      late = schemes;
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
    cssOf: (names) => {
      const fetched = names.filter((name) => !isStartScheme(name));
      if (fetched.length === 0) return '';
      return late && rulesOf(late, fetched);
    },
  };
};
