import { matchPath } from 'react-router-dom';
import { mayAccess } from './access';
import type { AppRoute } from './AppRoute';

/** Where somebody wants to go, as the router's location says it. */
export type Attempt = { pathname: string; search: string; hash: string; state: unknown };

/** What navigation keeps while somebody is sent to sign in: the address to return to, with query and hash. */
export type RedirectState = { redirectUrl: string };

/** What the guard says to an attempt. */
export type Decision =
  { kind: 'show'; route: AppRoute } | { kind: 'redirect'; to: string; state: RedirectState | null };

/** The routes of the product, and addresses that only lead to another one. */
export type RouteTable = { routes: readonly AppRoute[]; redirects: Readonly<Record<string, string>> };

/** Where a guest signs in. */
export const signInPath = '/login';
/** Signing out. It is never remembered: who signs in again would be signed out at once. */
export const signOutPath = '/logout';
/** What an unknown address leads to. */
export const notFoundPath = '/pages/errors/error-404';

const withoutTrailingSlash = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

/** Whether an address begins as a path does before its first variable part: the router makes a regular expression for each path that it is asked about. */
const beginsLike = (path: string, pathname: string) =>
  pathname.toLowerCase().startsWith(path.replace(/\/?[:*].*$/, '').toLowerCase());

/** The route that shows this address; undefined where there is none. The first in the list that fits is taken. */
export const findRoute = (routes: readonly AppRoute[], pathname: string): AppRoute | undefined =>
  routes.find(({ path }) => beginsLike(path, pathname) && matchPath(path, pathname) !== null);

const redirectTo = (to: string, state: RedirectState | null = null): Decision => ({ kind: 'redirect', to, state });

/** The address that navigation keeps; null where it keeps none. */
export const rememberedIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'redirectUrl' in state && typeof state.redirectUrl === 'string'
    ? state.redirectUrl
    : null;

const pathnameOf = (address: string) => address.split(/[?#]/)[0] ?? address;

/**
 * The route guard. Unknown addresses lead to error 404 before anybody is asked who they are; a guest is sent to sign in
 * and returns afterwards; somebody whose role will not do goes to the remembered address, or home.
 * @param roles the user's roles; empty for a guest
 */
export const decideRoute = (
  { routes, redirects }: RouteTable,
  attempt: Attempt,
  roles: readonly string[],
): Decision => {
  const pathname = withoutTrailingSlash(attempt.pathname);
  const shortcut = redirects[pathname];
  if (shortcut !== undefined) return redirectTo(shortcut);
  const route = findRoute(routes, pathname);
  if (!route) return redirectTo(notFoundPath);
  if (mayAccess(route.access, roles)) return { kind: 'show', route };

  if (roles.length === 0) {
    if (pathname === signOutPath) return redirectTo('/');
    return redirectTo(signInPath, { redirectUrl: `${attempt.pathname}${attempt.search}${attempt.hash}` });
  }
  const remembered = rememberedIn(attempt.state);
  const target = remembered === null ? undefined : findRoute(routes, pathnameOf(remembered));
  return redirectTo(remembered !== null && target && mayAccess(target.access, roles) ? remembered : '/');
};

/** The page that somebody with these roles would end at; undefined where the table leads in circles. */
export const destinationOf = (
  table: RouteTable,
  { pathname, search, hash }: Omit<Attempt, 'state'>,
  roles: readonly string[],
): AppRoute | undefined => {
  let attempt: Attempt = { pathname, search, hash, state: null };
  for (let steps = 0; steps < 5; steps += 1) {
    const decision = decideRoute(table, attempt, roles);
    if (decision.kind === 'show') return decision.route;
    attempt = { pathname: decision.to, search: '', hash: '', state: decision.state };
  }
  return undefined;
};
