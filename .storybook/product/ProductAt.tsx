import { chatSide } from '@ezone/features/chat';
import { dashboardRoutes } from '@ezone/features/dashboards';
import { errorRoutes } from '@ezone/features/errors';
import { homeRoutes } from '@ezone/features/home';
import { iconRoutes } from '@ezone/features/icons';
import { notesCollections, notesRoutes } from '@ezone/features/notes';
import { pageLayoutRoutes } from '@ezone/features/page-layouts';
import { uiPageRoutes } from '@ezone/features/ui-pages';
import { createI18n } from '@ezone/i18n';
import { people, ShellStage } from '@ezone/shell/chrome/layout/testing';
import { Shell } from '@ezone/shell/chrome/layout';
import { lazyContent } from '@ezone/ui/lazy-content';
import { AppRouter, createPageLoader, createRouteTables } from '@ezone/shell/routing';
import { AuthProvider } from '@ezone/shell/session';
import { LiveContext } from '@ezone/shell/session/live';
import { restingAuth } from '@ezone/shell/session/testing';
import { authRoutes } from '@ezone/shell/sign-in';
import { darkSchemeOf } from '@ezone/ui/theme';
import type { SchemeName } from '@ezone/ui/theme';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createProductServer } from './productServer';

export type ProductAtProps = {
  /** The address. */
  path: string;
  /** Nobody is signed in. @default false */
  isGuest?: boolean;
  /** The scheme of the page, which the navbar goes with. @default 'default' */
  scheme?: SchemeName;
};

const routes = [
  ...authRoutes,
  ...dashboardRoutes,
  ...homeRoutes,
  ...notesRoutes,
  ...pageLayoutRoutes,
  ...iconRoutes,
  ...uiPageRoutes,
  ...errorRoutes,
];
const table = { routes, redirects: { '/': '/apps/dashboards/analytics' } };

// The sentences are all there, so nothing is fetched for a page but its code.
const i18n = createI18n({ language: 'en', loadMessages: () => ({}) });

const side = {
  ...chatSide,
  lazyWaiting: lazyContent(chatSide.lazyWaiting),
  lazy: lazyContent(chatSide.lazy),
};

const start = (isGuest: boolean) => {
  const { server, live } = createProductServer(isGuest);
  const user = isGuest ? null : people.admin;
  const ProductShell = ({ children }: { children: ReactNode }) => (
    <LiveContext value={user && live}>
      <Shell user={user} side={side} collections={notesCollections}>
        {children}
      </Shell>
    </LiveContext>
  );
  return {
    server,
    user,
    auth: restingAuth({
      api: server.api,
      user,
      ...(user ? { session: { valid: 'fresh' }, token: 'a token' } : { session: 'noToken' }),
    }),
    tables: createRouteTables(authRoutes, () => Promise.resolve(table)),
    loader: createPageLoader({ i18n, fetchShell: () => Promise.resolve(ProductShell) }),
  };
};

const nobody: readonly string[] = [];

/** The whole product at an address, as the demo admin or a guest sees it, with a server that exists here only. */
export const ProductAt = ({ path, isGuest = false, scheme = 'default' }: ProductAtProps) => {
  const [{ server, user, auth, tables, loader }] = useState(() => start(isGuest));
  // The navbar of the default scheme is dark beside a light page; a coloured one has its own.
  const settings = scheme === 'default' ? {} : { theme: { navbar: darkSchemeOf(scheme) } };
  return (
    <ShellStage who={isGuest ? 'guest' : 'admin'} path={path} server={server} settings={settings} shortcuts={[]}>
      <AuthProvider auth={auth}>
        <AppRouter tables={tables} loader={loader} roles={user?.role ?? nobody} />
      </AuthProvider>
    </ShellStage>
  );
};
