import { useEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';

/**
 * The path of the address within an app. At that of the whole app it is the path of what is shown first, and the address follows: nothing
 * is drawn twice, and no empty page stands between, as it would if the page waited for its address.
 * @param app the path of the app, without a slash at its end
 * @param first the path of what it shows first
 */
export function usePathInApp(app: string, first: string): string {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isWhole = matchPath(app, pathname) !== null;
  useEffect(() => {
    if (isWhole) void navigate(first, { replace: true });
  }, [isWhole, navigate, first]);
  return isWhole ? first : pathname;
}
