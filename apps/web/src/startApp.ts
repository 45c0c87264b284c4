import { api, connectSession } from '@ezone/api-client';
import {
  createI18n,
  directionStorageKey,
  initialLanguage,
  languageStorageKey,
  loadMessages,
  storedDirection,
} from '@ezone/i18n';
import { createAskedLists } from '@ezone/shell/records';
import { createAuth, createSessionSignal, subjectOf } from '@ezone/shell/session';
import { authRoutes } from '@ezone/shell/sign-in';
import {
  createBrowserAddress,
  createPageLoader,
  createRouteTables,
  decideRoute,
  destinationOf,
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
    preferred: navigator.languages,
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
  const getSignal = createSessionSignal(auth.session);
  connectSession({
    getToken: () => auth.session.getSnapshot().context.token,
    getSignal,
    onUnauthorized: (token) => {
      auth.session.send({ type: 'call.unauthorized', token });
    },
  });

  // Whose token is good is found out at the same time; the server refuses any other.
  const asked = createAskedLists(api, () => subjectOf(auth.session.getSnapshot().context.token));
  const fetchShell = async () => {
    const [{ signedInShell }] = await Promise.all([import('./SignedInShell'), i18n.load(['shell', 'menu'])]);
    return signedInShell(i18n, asked);
  };
  const loader = createPageLoader({ i18n, fetchShell, askLists: asked.ask });

  // What is likely to be seen first is fetched while it is still being found out who is here. The guard decides later;
  // a token that is there is taken for an admin's until then.
  const { token, user } = auth.session.getSnapshot().context;
  const isGuest = token === null;
  const tables = createRouteTables(authRoutes, async () => (await import('./routes')).routeTable);
  const address = createBrowserAddress();
  const prefetchFirst = async () => {
    const { location } = window;
    const table = await tables.tableFor(location.pathname, isGuest);
    const first = destinationOf(table, location, isGuest ? [] : ['admin']);
    if (first) await Promise.all([loader.prefetch(first), first.fetchAt?.(location.pathname)]);
    if (!user) return;
    // Done by a page, it would take a drawing of its own.
    const decision = decideRoute(table, address.state.location, user.role);
    if (decision.kind === 'redirect') await address.navigate(decision.to, { state: decision.state, replace: true });
  };
  // Who draws the page tells of a failure.
  const fetched = prefetchFirst().catch(() => undefined);
  // Of whose user something is kept, the page is drawn in one go; up to then the splash stands that came with it.
  const isDrawable = user === null ? Promise.resolve() : fetched;

  return { isDrawable, i18n, auth, loader, tables, address };
};

/** What `startApp` has started. */
export type App = ReturnType<typeof startApp>;
