import { findRoute, mayAccess, useRouting } from '@ezone/shell/routing';
import { useSession } from '@ezone/shell/session';

/** The address of an app where it has a page that the user may open; undefined where it has none yet. */
export function useAppPath(path: string): string | undefined {
  const { roles } = useSession();
  const route = findRoute(useRouting().routes, path);
  return route && mayAccess(route.access, roles) ? path : undefined;
}
