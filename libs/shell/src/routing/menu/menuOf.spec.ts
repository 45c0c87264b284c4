/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import type { AccessLevel, AppRoute, MenuGroup } from '..';
import { foldersIn, groupsAround, idOf, menuOf } from './menuOf';
import type { NavGroup } from './menuOf';

const Nothing = () => null;

const route = (path: string, group?: MenuGroup, access?: AccessLevel, order = 1): AppRoute => ({
  path,
  access,
  title: { id: `menu.${path}`, defaultMessage: path },
  messages: [],
  lazy: () => Promise.resolve({ Page: Nothing }),
  menu: group && { group, order, icon: 'house' },
});

const routes = [
  route('/auth/admin-role-example', 'auth', 'admin'),
  route('/auth/staff-role-example', 'auth', 'staff'),
  route('/auth/guest-role-example', 'auth', 'onlyGuest'),
  route('/apps/mail', 'applications', 'user', 20),
  route('/apps/notes/*', 'applications', 'user', 10),
  route('/pages/faq', 'pages'),
  route('/logout', undefined, 'user'),
];

const shown = (roles: string[]) =>
  menuOf(routes, roles).map(({ id, entries }) => [id, ...entries.map(({ path }) => path)]);

it.each([
  [
    ['admin'],
    [
      ['applications', '/apps/notes', '/apps/mail'],
      ['pages', '/pages/faq'],
      ['auth', '/auth/admin-role-example', '/auth/staff-role-example'],
    ],
  ],
  [
    ['staff'],
    [
      ['applications', '/apps/notes', '/apps/mail'],
      ['pages', '/pages/faq'],
      ['auth', '/auth/staff-role-example'],
    ],
  ],
  [
    ['user'],
    [
      ['applications', '/apps/notes', '/apps/mail'],
      ['pages', '/pages/faq'],
    ],
  ],
  [
    [],
    [
      ['pages', '/pages/faq'],
      ['auth', '/auth/guest-role-example'],
    ],
  ],
])('shows to the roles %j what they may open, in order', (roles, expected) => {
  expect(shown(roles)).toEqual(expected);
});

it('puts pages that name a folder into it, in their order, and knows that it is a folder', () => {
  const folder = {
    id: 'pages/errors',
    title: { id: 'menu.errors', defaultMessage: 'Errors' },
    order: 5,
    icon: 'warning',
  } as const;
  const inFolder = (path: string, order: number, access?: AccessLevel): AppRoute => ({
    ...route(path, undefined, access),
    menu: { group: 'pages', folder, order, icon: 'help' },
  });
  const own = [
    inFolder('/pages/errors/error-500', 2),
    route('/pages/late', 'pages', undefined, 6),
    inFolder('/pages/errors/error-404', 1),
    inFolder('/pages/errors/secret', 3, 'user'),
    route('/pages/early', 'pages', undefined, 4),
  ];
  const [pages, ...others] = menuOf(own, []);
  expect(others).toEqual([]);
  expect(pages?.entries.map(({ id }) => id)).toEqual(['pages/early', 'pages/errors', 'pages/late']);
  expect(pages?.entries[1]?.children?.map(({ path }) => path)).toEqual([
    '/pages/errors/error-404',
    '/pages/errors/error-500',
  ]);
  expect(foldersIn(menuOf(own, []))).toEqual(['pages/errors']);
  // Of a folder in which nothing may be opened nothing is shown.
  expect(menuOf([inFolder('/pages/errors/secret', 1, 'user')], [])).toEqual([]);
});

it.each([
  ['/apps/mail', 'mail'],
  ['/apps/notes/*', 'notes'],
  ['/apps/dashboards/analytics', 'dashboards/analytics'],
  ['/pages/faq', 'pages/faq'],
  ['/banking', 'banking'],
])('has the entry of %s under the id %s', (path, id) => {
  expect(idOf(path)).toBe(id);
});

it('knows which groups lead to a page, down to the deepest', () => {
  const title = { id: 'menu.title', defaultMessage: 'Title' };
  const groups: NavGroup[] = [
    { id: 'applications', title, entries: [{ id: 'notes', title, path: '/apps/notes' }] },
    {
      id: 'pages',
      title,
      entries: [
        {
          id: 'errors',
          title,
          children: [
            { id: 'server', title, children: [{ id: '500', title, path: '/pages/errors/error-500' }] },
            { id: '404', title, path: '/pages/errors/error-404' },
          ],
        },
      ],
    },
  ];
  expect(groupsAround(groups, '/apps/notes/archive')).toEqual(['applications']);
  expect(groupsAround(groups, '/apps/notesbook')).toEqual([]);
  expect(groupsAround(groups, '/pages/errors/error-404')).toEqual(['pages', 'errors']);
  expect(groupsAround(groups, '/pages/errors/error-500')).toEqual(['pages', 'errors', 'server']);
});
