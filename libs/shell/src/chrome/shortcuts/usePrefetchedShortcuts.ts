import { useEffect } from 'react';
import { whenIdle } from '../../session/live/whenIdle';
import { findRoute, useRouting } from '../../routing';
import type { ShortcutPage } from './pagesOf';

/** Shortcuts whose pages are fetched ahead. */
const AHEAD = 4;

/** Fetches the pages of the first shortcuts when the browser has nothing else to do: they are what is likely opened next. */
export function usePrefetchedShortcuts(chosen: readonly ShortcutPage[]): void {
  const { routes, loader } = useRouting();
  useEffect(
    () =>
      whenIdle(() => {
        for (const { path } of chosen.slice(0, AHEAD)) {
          const route = findRoute(routes, path);
          if (route) loader.prefetch(route);
        }
      }),
    [chosen, routes, loader],
  );
}
