import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { NavGroup } from '../../routing/menu';
import { useSettings } from '../../settings';
import { useChangeData } from '../../settings/ChangeSettings';
import { chosenOf, pagesOf } from './pagesOf';
import type { ShortcutPage } from './pagesOf';
import { shortcutsMachine } from './shortcutsMachine';
import { fetchWhenIdle } from '../../session/live/fetchWhenIdle';
import { findRoute, useRouting } from '../../routing';

/** The shortcuts that everybody starts with. */
const DEFAULT_SHORTCUTS: readonly string[] = ['calendar', 'mail', 'contacts', 'todo'];

/** The ids of stored shortcuts. What a browser has kept may be missing or of another version. */
const readShortcuts = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : DEFAULT_SHORTCUTS;

/** The shortcuts as the toolbar, the panel and their menu share them. */
export type Shortcuts = {
  actor: ActorRefFrom<typeof shortcutsMachine>;
  /** All pages that can be chosen, in the order of the menu. */
  pages: readonly ShortcutPage[];
  /** Those that are, in the user's order. */
  chosen: readonly ShortcutPage[];
};

/** Runs the shortcuts of whoever is here: they change at once, and are stored as settings are. */
export function useShortcuts(groups: readonly NavGroup[]): Shortcuts {
  const settings = useSettings();
  const shortcuts = useMemo(() => readShortcuts(settings.shortcuts), [settings.shortcuts]);
  const change = useChangeData();
  const actor = useActorRef(shortcutsMachine, { input: { ids: shortcuts } });
  useEffect(() => actor.send({ type: 'list.arrived', ids: shortcuts }), [actor, shortcuts]);
  const store = useEffectEvent((ids: readonly string[]) => change({ shortcuts: [...ids] }));
  useEffect(() => {
    const { unsubscribe } = actor.on('*', ({ ids }) => store(ids));
    return unsubscribe;
  }, [actor]);
  const all = useShortcutsOf(actor, groups);
  usePrefetchedShortcuts(all.chosen);
  return all;
}

/** The shortcuts that a running machine stands for. */
export function useShortcutsOf(actor: Shortcuts['actor'], groups: readonly NavGroup[]): Shortcuts {
  const ids = useSelector(actor, ({ context }) => context.ids);
  const pages = useMemo(() => pagesOf(groups), [groups]);
  const chosen = useMemo(() => chosenOf(pages, ids), [pages, ids]);
  return useMemo(() => ({ actor, pages, chosen }), [actor, pages, chosen]);
}

/** Shortcuts whose pages are fetched ahead. */
const AHEAD = 4;

/** Fetches the pages of the first shortcuts when the browser has nothing else to do: they are what is likely opened next. */
function usePrefetchedShortcuts(chosen: readonly ShortcutPage[]): void {
  const { routes, loader } = useRouting();
  useEffect(
    () =>
      fetchWhenIdle(() => {
        for (const { path } of chosen.slice(0, AHEAD)) {
          const route = findRoute(routes, path);
          if (route) void loader.prefetch(route);
        }
      }),
    [chosen, routes, loader],
  );
}
