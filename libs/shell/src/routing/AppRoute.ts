import type { Namespace } from '@ezone/i18n';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { MenuIcon } from './menu/menuIcons';
import type { CollectionLoaders } from '../records';
import type { SettingsPatch } from '../settings';
import type { AccessLevel } from './access';

/** A group of the navigation menu. */
export type MenuGroup = 'applications' | 'pages' | 'userInterface' | 'auth';

/** An entry of the menu that leads nowhere itself and holds others, which it folds away. */
export type MenuFolder = {
  /** Unique in the menu, as those of pages: what the paths in it begin with. */
  id: string;
  /** Ids start with `menu.`. */
  title: MessageDescriptor;
  /** Position within the group. */
  order: number;
  icon: MenuIcon;
};

/** Where and how the navigation menu shows a route. */
export type MenuEntry = {
  group: MenuGroup;
  /** The folder that holds it: all that are to stand in one name the same. @default none, it stands in the group */
  folder?: MenuFolder;
  /** Position within the group, or within the folder, ascending. Leave gaps, so that a new app needs no renumbering. */
  order: number;
  /** Drawn beside the title; hidden from screen readers, for the title says it all. */
  icon: MenuIcon;
  /** The key that leads there after `g`. */
  key?: string;
  /** Fetches what shows a live count beside the title: a component, so that it may ask the server for itself. */
  badge?: () => Promise<ComponentType>;
  /** Stands in the bar at the foot of a phone, too. Of one page. */
  isOnPhone?: boolean;
};

/** A place within a page, such as the archive of an app. */
export type PagePlace = {
  path: string;
  title: MessageDescriptor;
  /** @default that of the page */
  icon?: MenuIcon;
};

/** One page of the product. Router, guard, menu and search all follow from the list of these in `apps/web`. */
export type AppRoute = {
  /** An absolute path in react-router's notation. A path ending in `/*` has routes of its own inside the page. */
  path: string;
  /** @default open to everybody */
  access?: AccessLevel;
  /** The document's title and the text of the menu entry. Ids of entries in the menu start with `menu.`. */
  title: MessageDescriptor;
  /** The sentences the page needs; they are fetched together with its code. */
  messages: readonly Namespace[];
  /**
   * What stands around the page: the whole shell, or nothing.
   * @default 'shell'
   */
  chrome?: 'shell' | 'bare';
  /** A layout of its own, whatever the user's is: only what is to be different. */
  layout?: SettingsPatch['layout'];
  /** The lists that the page shows first: they are asked for while its code is fetched. */
  lists?: CollectionLoaders;
  /** Fetches the page's own chunk. */
  lazy: () => Promise<{ Page: ComponentType }>;
  /** Fetches what the page has of its own at an address, such as a long text: at the start of the app, while the chunk is fetched. */
  fetchAt?: (pathname: string) => Promise<unknown>;
  /** Places within a page that the menu shows, each with an address of its own: the search finds them. Ids of titles start with `menu.`. */
  places?: readonly PagePlace[];
  /** Fetches places that are too many for the menu: the search finds them. Their titles are in the first of `messages`. */
  fetchPlaces?: () => Promise<readonly PagePlace[]>;
  /**
   * What can be made there: the address that opens it empty, which is the page's with `?new`, and "New mail". The bar at the foot of a
   * phone offers it to those whom the menu shows the page. The id of the title starts with `menu.`.
   */
  create?: { path: string; title: MessageDescriptor };
  /** Absent where the menu does not show the page. */
  menu?: MenuEntry;
};
