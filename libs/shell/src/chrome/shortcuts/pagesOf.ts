import type { NavEntry, NavGroup } from '../../routing/menu';

/** A page of the menu that can be a shortcut. */
export type ShortcutPage = NavEntry & { path: string };

const within = (entry: NavEntry): ShortcutPage[] => {
  const { path, children = [] } = entry;
  return [...(path === undefined ? [] : [{ ...entry, path }]), ...children.flatMap(within)];
};

/** The pages of a menu, in its order. What only opens a panel is none. */
export const pagesOf = (groups: readonly NavGroup[]): ShortcutPage[] =>
  groups.flatMap(({ entries }) => entries.flatMap(within));

/** The pages that are chosen, in the order of their ids; those that the menu does not show are left out. */
export const chosenOf = (pages: readonly ShortcutPage[], ids: readonly string[]): ShortcutPage[] =>
  ids.flatMap((id) => pages.find((page) => page.id === id) ?? []);
