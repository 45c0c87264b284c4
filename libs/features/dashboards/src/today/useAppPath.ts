import { findRoute, mayAccess, useRouting } from '@ezone/shell/routing';
import { useSession } from '@ezone/shell/session';

/** The address of an app where it has a page that the user may open; undefined where it has none. */
export function useAppPath(path: string | undefined): string | undefined {
  const { roles } = useSession();
  const { routes } = useRouting();
  const route = path === undefined ? undefined : findRoute(routes, path);
  return route && mayAccess(route.access, roles) ? path : undefined;
}
