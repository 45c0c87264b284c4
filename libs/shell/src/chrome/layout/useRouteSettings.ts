import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { findRoute, useRouting } from '../../routing';
import { changedSettings, readSettings, useSettings } from '../../settings';
import type { SettingsPatch, ShellSettings } from '../../settings';

/** The settings in force on the page that is open: the user's, with what its route has of its own. */
export function useRouteSettings(): ShellSettings {
  const { routes } = useRouting();
  const { pathname } = useLocation();
  const { settings, current } = useSettings();
  const layout = findRoute(routes, pathname)?.layout;
  return useMemo(
    () => (layout ? readSettings(changedSettings(current, { layout } as SettingsPatch)) : settings),
    [layout, current, settings],
  );
}
