import { ApiError } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
import { createI18n } from '@ezone/i18n';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render } from '@testing-library/react';
import { Fragment } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { MemoryAddress } from '../../routing/testing';
import { AppRouter, createPageLoader, createRouteTables } from '../../routing';
import type { AppRoute } from '../../routing';
import { ToastProvider } from '../../notices/toast';
import { AuthProvider, useSession } from '../AuthProvider';
import { authRoutes } from '../../sign-in/routes';
import type { ServiceLoaders } from '../identity';
import { createAuth } from '../session';
import { StartupGate } from '../StartupGate';
import { aTokenFor, aUser } from './fixtures';

/** A page that says its address, so that a spec can see where somebody has come. */
const pageNamed = (name: string): ComponentType =>
  function Page() {
    const { pathname, search, hash } = useLocation();
    return (
      <main>
        <h1>{name}</h1>
        <p>{`${pathname}${search}${hash}`}</p>
      </main>
    );
  };

/** A route to a page that holds its name. */
export const routeTo = (path: string, name: string, rest: Partial<AppRoute> = {}): AppRoute => ({
  path,
  title: { id: `app.test.${name.toLowerCase()}`, defaultMessage: name },
  messages: [],
  chrome: 'bare',
  lazy: () => Promise.resolve({ Page: pageNamed(name) }),
  ...rest,
});

const pages: readonly AppRoute[] = [
  routeTo('/apps/dashboards/analytics', 'Dashboard', { access: 'user' }),
  routeTo('/reports', 'Reports', { access: 'user' }),
  routeTo('/auth/admin-role-example', 'Admins', { access: 'admin' }),
  routeTo('/pages/errors/error-404', 'Nothing'),
];

const hour = 3_600_000;

/** A token that is good for another day. */
export const goodToken = (uuid = 'u1') => aTokenFor(uuid, { from: Date.now() - hour, until: Date.now() + 24 * hour });

/** What a dead network makes of a call. */
export const offline = () => new ApiError({ kind: 'network', statusCode: 0, message: 'offline' });

/** A server as the pages see it: it knows ada@ezone.example with the password `analytical`, an admin unless told otherwise. */
export const aServer = (changes: Partial<Api> = {}, role = ['admin']): Api => {
  const answer = () => Promise.resolve({ user: aUser({ role }), access_token: goodToken() });
  const known = 'ada@ezone.example';
  const fail = (type: 'email' | 'password', message: string) => Promise.resolve({ error: [{ type, message }] });
  const calls: Partial<Api> = {
    signIn: ({ body }) => {
      if (body.email !== known) return fail('email', 'Check your email address');
      return body.password === 'analytical' ? answer() : fail('password', 'Check your password');
    },
    register: ({ body }) => (body.email === known ? fail('email', 'The email address is already in use') : answer()),
    refreshAccessToken: answer,
    getConfig: () => Promise.resolve({ demoData: true, sendsMail: true, firebase: null, auth0: null }),
    signOut: () => Promise.resolve({ success: true }),
    ...changes,
  };
  return calls as Api;
};

type Options = {
  at: string;
  api?: Api;
  /** How sign-in services are fetched. @default as the app does */
  loaders?: ServiceLoaders;
  routes?: readonly AppRoute[];
  /** What stands around every page but the bare ones. @default nothing */
  Shell?: ComponentType<{ children: ReactNode }>;
};

/** The app around a few pages, with the session of the browser's storage and a server in the spec's hands. */
export const renderApp = async ({ at, api = aServer(), loaders, routes = [], Shell = Fragment }: Options) => {
  const auth = createAuth(api, loaders);
  const i18n = createI18n({ language: 'en', loadMessages: () => ({}) });
  const loader = createPageLoader({ i18n, fetchShell: () => Promise.resolve(Shell) });
  const table = { routes: [...authRoutes, ...pages, ...routes], redirects: { '/': '/apps/dashboards/analytics' } };
  const tables = createRouteTables(authRoutes, () => Promise.resolve(table));
  const Pages = () => <AppRouter tables={tables} loader={loader} roles={useSession().roles} />;
  // What suspends while it is rendered comes only to those who wait.
  await act(async () => {
    render(
      <StaticI18nProvider>
        <UiProvider locale="en">
          <ToastProvider>
            <AuthProvider auth={auth}>
              <MemoryAddress path={at}>
                <StartupGate>
                  <Pages />
                </StartupGate>
              </MemoryAddress>
            </AuthProvider>
          </ToastProvider>
        </UiProvider>
      </StaticI18nProvider>,
    );
    await Promise.resolve();
  });
  return auth;
};
