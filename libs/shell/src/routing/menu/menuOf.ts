import type { ComponentType } from 'react';
import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { matchPath } from 'react-router-dom';
import { mayAccess } from '../access';
import type { AppRoute, MenuFolder, MenuGroup, PagePlace } from '../AppRoute';
import { groupIcons, menuIcons } from './menuIcons';

/** The titles of the menu's groups; those of its entries come with their routes. */
const menuMessages = defineMessages({
  applications: { id: 'shell.navbar.applications', defaultMessage: 'Applications' },
  pages: { id: 'shell.navbar.pages', defaultMessage: 'Pages' },
  userInterface: { id: 'shell.navbar.userInterface', defaultMessage: 'User Interface' },
  auth: { id: 'shell.navbar.auth', defaultMessage: 'Auth' },
});

/** An entry of the menu: a link, or a title over entries of its own that expands and collapses. */
export type NavEntry = {
  /** Unique in the menu. That of an entry that leads to a page is what shortcuts are stored as: see `idOf`. */
  id: string;
  title: MessageDescriptor;
  icon?: ComponentType;
  /** Fetches what shows a live count. */
  badge?: () => Promise<ComponentType>;
  /** Where it leads; without one it only holds its children. */
  path?: string;
  /** The panel it opens instead of leading anywhere. */
  panel?: { id: string; open: () => void };
  children?: readonly NavEntry[];
  /** Where else it leads; the menu does not show these, the search does. */
  places?: readonly PagePlace[];
  /** Fetches more of these, with the namespaces that have their titles. */
  more?: { fetchPlaces: () => Promise<readonly PagePlace[]>; messages: AppRoute['messages'] };
  /** What can be made there, and where. */
  create?: AppRoute['create'];
  /** Stands in the bar at the foot of a phone, too. */
  isOnPhone?: boolean;
};

/** A group of the menu with a heading. */
export type NavGroup = {
  id: string;
  title: MessageDescriptor;
  /** Where groups stand for themselves: in the navbar of two levels. */
  icon?: ComponentType<{ 'aria-hidden'?: boolean }>;
  entries: readonly NavEntry[];
};

/** An entry that does something, and its place among those that lead to pages. */
export type MenuAction = { group: MenuGroup; order: number; entry: NavEntry };

type Placed = MenuAction & { folder?: MenuFolder | undefined };

const order: readonly MenuGroup[] = ['applications', 'pages', 'userInterface', 'auth'];

/**
 * The id of a page's entry in the menu, which follows from its path: that of an app is its name (`/apps/mail` is `mail`), that of
 * any other page its path (`pages/faq`). Users' shortcuts are stored as these.
 */
export const idOf = (path: string): string => linkTo(path).replace(/^\/(apps\/)?/, '');

// A page with routes of its own is linked by the path before its wildcard.
const linkTo = (path: string) => path.replace(/\/\*$/, '') || '/';

/**
 * The menu for somebody with these roles: what they may not open is left out, and so is a group with nothing in it.
 * @param roles empty for a guest
 * @param actions entries that lead to no page
 */
export function menuOf(
  routes: readonly AppRoute[],
  roles: readonly string[],
  actions: readonly MenuAction[] = [],
): NavGroup[] {
  const links = routes.flatMap(({ path, title, access, menu, places, fetchPlaces, messages, create }): Placed[] => {
    if (!menu || !mayAccess(access, roles)) return [];
    const { group, folder, order, icon, badge, isOnPhone } = menu;
    return [
      {
        group,
        folder,
        order,
        entry: {
          ...{ id: idOf(path), title, icon: menuIcons[icon], badge, path: linkTo(path), places, create, isOnPhone },
          ...(fetchPlaces && { more: { fetchPlaces, messages } }),
        },
      },
    ];
  });
  return order
    .map((group) => ({
      id: group,
      title: menuMessages[group],
      icon: groupIcons[group],
      entries: inOrder(inFolders(group, [...links, ...actions])),
    }))
    .filter(({ entries }) => entries.length > 0);
}

const inOrder = (shown: readonly Placed[]): NavEntry[] =>
  shown.toSorted((one, other) => one.order - other.order).map(({ entry }) => entry);

/** The entries of a group, those that name a folder within it. */
function inFolders(group: MenuGroup, all: readonly Placed[]): Placed[] {
  const shown = all.filter((one) => one.group === group);
  const folders = new Map(shown.flatMap(({ folder }) => (folder ? [[folder.id, folder]] : [])));
  return [
    ...shown.filter(({ folder }) => !folder),
    ...[...folders.values()].map(({ id, title, icon, order }) => ({
      group,
      order,
      entry: { id, title, icon: menuIcons[icon], children: inOrder(shown.filter(({ folder }) => folder?.id === id)) },
    })),
  ];
}

/** The ids of the entries with children: they are folded until a page in them opens. */
export const foldersIn = (groups: readonly NavGroup[]): string[] => {
  const within = ({ id, children }: NavEntry): string[] => (children ? [id, ...children.flatMap(within)] : []);
  return groups.flatMap(({ entries }) => entries.flatMap(within));
};

/** Whether the page at a path, or one below it, is the one that is open. */
export const isAround = (path: string, pathname: string): boolean =>
  matchPath({ path, end: path === '/' }, pathname) !== null;

const holds = ({ path, children = [] }: NavEntry, pathname: string): boolean =>
  (path !== undefined && isAround(path, pathname)) || children.some((child) => holds(child, pathname));

/** The ids of the groups, and of the entries with children, that lead to a page: these are expanded when it opens. */
export function groupsAround(groups: readonly NavGroup[], pathname: string): string[] {
  const around = (entry: NavEntry): string[] =>
    entry.children && holds(entry, pathname) ? [entry.id, ...entry.children.flatMap(around)] : [];
  return groups.flatMap(({ id, entries }) =>
    entries.some((entry) => holds(entry, pathname)) ? [id, ...entries.flatMap(around)] : [],
  );
}
