import type { AccessLevel } from './access';
import type { AppRoute } from './AppRoute';
import { decideRoute, destinationOf } from './decideRoute';
import type { Attempt } from './decideRoute';

const route = (path: string, access?: AccessLevel): AppRoute => ({
  path,
  ...(access ? { access } : {}),
  title: { id: 'app.test.title' },
  messages: [],
  lazy: () => Promise.resolve({ Page: () => null }),
});

const table = {
  routes: [
    route('/login', 'onlyGuest'),
    route('/auth/guest-role-example', 'onlyGuest'),
    route('/logout', 'user'),
    route('/apps/dashboards/analytics', 'user'),
    route('/apps/notes/*', 'user'),
    route('/auth/admin-role-example', 'admin'),
    route('/auth/staff-role-example', 'staff'),
    route('/loading'),
    route('/pages/errors/error-404'),
  ],
  redirects: { '/': '/apps/dashboards/analytics' },
};

const at = (address: string, state: unknown = null): Attempt => {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash, state };
};
const guest: string[] = [];
const admin = ['admin'];
const staff = ['staff'];

const decide = (address: string, roles: string[], state?: unknown) => {
  const decision = decideRoute(table, at(address, state), roles);
  return decision.kind === 'show' ? `show ${decision.route.path}` : decision;
};

it('sends a guest to sign in and remembers path, query and hash', () => {
  expect(decide('/apps/notes/archive?q=milk#top', guest)).toEqual({
    kind: 'redirect',
    to: '/login',
    state: { redirectUrl: '/apps/notes/archive?q=milk#top' },
  });
});

it('never remembers signing out', () => {
  expect(decide('/logout', guest)).toEqual({ kind: 'redirect', to: '/', state: null });
});

it.each([
  ['/auth/admin-role-example', admin],
  ['/auth/staff-role-example', admin],
  ['/auth/staff-role-example', staff],
  ['/apps/dashboards/analytics', ['user']],
  ['/loading', guest],
  ['/login', guest],
])('shows %s to %j', (path, roles) => {
  expect(decide(path, roles)).toBe(`show ${path}`);
});

it.each([
  ['/auth/admin-role-example', staff],
  ['/auth/staff-role-example', ['user']],
  ['/login', admin],
  ['/auth/guest-role-example', admin],
])('sends away from %s who has %j', (path, roles) => {
  expect(decide(path, roles)).toEqual({ kind: 'redirect', to: '/', state: null });
});

it('leads to the remembered address after signing in', () => {
  expect(decide('/login', staff, { redirectUrl: '/apps/notes/archive?q=milk' })).toMatchObject({
    to: '/apps/notes/archive?q=milk',
  });
});

it('leads home where the new role may not see the remembered address', () => {
  expect(decide('/login', staff, { redirectUrl: '/auth/admin-role-example' })).toMatchObject({ to: '/' });
});

it.each([{ redirectUrl: 'https://evil.example' }, { redirectUrl: '//evil.example' }, { redirectUrl: 7 }, 'text'])(
  'does not follow %j',
  (state) => {
    expect(decide('/login', admin, state)).toMatchObject({ to: '/' });
  },
);

it('leads an unknown address to error 404 before asking who it is', () => {
  expect(decide('/no/such/page', guest)).toEqual({ kind: 'redirect', to: '/pages/errors/error-404', state: null });
});

it.each([[guest], [admin]])('leads from / to the dashboard, where the guard looks again: %j', (roles) => {
  expect(decide('/', roles)).toEqual({ kind: 'redirect', to: '/apps/dashboards/analytics', state: null });
});

it('takes an address with a slash at its end for the same', () => {
  expect(decide('/loading/', guest)).toBe('show /loading');
});

describe('where the way ends', () => {
  it('is the sign-in page for a guest, through the dashboard', () => {
    expect(destinationOf(table, at('/'), guest)?.path).toBe('/login');
  });

  it('is the dashboard for the signed-in', () => {
    expect(destinationOf(table, at('/login'), admin)?.path).toBe('/apps/dashboards/analytics');
  });

  it('is nowhere in a table that leads in circles', () => {
    expect(destinationOf({ routes: [], redirects: { '/a': '/b', '/b': '/a' } }, at('/a'), guest)).toBeUndefined();
  });
});
