import { api, connectSession } from '@ezone/api-client';
import {
  createI18n,
  directionStorageKey,
  initialLanguage,
  languageStorageKey,
  loadMessages,
  storedDirection,
} from '@ezone/i18n';
import { createAuth } from '@ezone/shell/session';
import { authRoutes } from '@ezone/shell/sign-in';
import {
  createBrowserAddress,
  createPageLoader,
  createRouteTables,
  destinationOf,
  PageNotLoaded,
} from '@ezone/shell/routing';

const storage = {
  read: (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Without storage the language lasts as long as the page.
    }
  },
};

/** What lives as long as the app does, and starts before React: language, session, pages. */
export const startApp = () => {
  const i18n = createI18n({
    language: initialLanguage(storage.read(languageStorageKey), navigator.languages),
    direction: storedDirection(storage.read(directionStorageKey)),
    loadMessages,
    remember: (language) => {
      storage.write(languageStorageKey, language);
    },
    rememberDirection: (direction) => {
      storage.write(directionStorageKey, direction ?? '');
    },
  });

  const auth = createAuth(api);
  connectSession({
    getToken: () => auth.session.getSnapshot().context.token,
    onUnauthorized: (token) => {
      auth.session.send({ type: 'call.unauthorized', token });
    },
  });

  const loadShell = async () => {
    try {
      const [{ signedInShell }] = await Promise.all([import('./SignedInShell'), i18n.load(['shell', 'menu'])]);
      return { default: signedInShell(i18n) };
    } catch (error) {
      throw new PageNotLoaded('What stands around the pages could not be fetched.', { cause: error });
    }
  };
  const loader = createPageLoader({ i18n, loadShell });

  // What is likely to be seen first is fetched while it is still being found out who is here. The guard decides later;
  // a token that is there is taken for an admin's until then.
  const isGuest = auth.session.getSnapshot().context.token === null;
  const tables = createRouteTables(authRoutes, async () => (await import('./routes')).routeTable);
  const prefetchFirst = async () => {
    const { location } = window;
    const table = await tables.tableFor(location.pathname, isGuest);
    const first = destinationOf(table, location, isGuest ? [] : ['admin']);
    if (first) loader.prefetch(first);
  };
  // Who draws the page tells of a failure.
  void prefetchFirst().catch(() => undefined);

  return { i18n, auth, loader, loadShell, tables, address: createBrowserAddress() };
};

/** What `startApp` has started. */
export type App = ReturnType<typeof startApp>;
