import { Splash } from '@ezone/ui/splash';
import { TopProgress } from '@ezone/ui/progress-bar';
import { createElement, Suspense, use, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { useRouteFocus, useRouteTitle } from './document';
import { whenIdle } from '../session/live/whenIdle';
import type { AppRoute } from './AppRoute';
import type { PageLoader } from './createPageLoader';
import type { RouteTables } from './createRouteTables';
import { decideRoute } from './decideRoute';
import { routingMessages } from './messages';
import { PageErrorBoundary } from './PageErrorBoundary';
import { RoutingContext, useRouting } from './RoutingContext';

type AppRouterProps = {
  tables: RouteTables;
  loader: PageLoader;
  /** The user's roles; empty for a guest. */
  roles: readonly string[];
};

/** Shows the page of the current address, if the guard lets it. Needs a router above it. */
export const AppRouter = (props: AppRouterProps) => {
  const { formatMessage } = useIntl();
  const { key } = useLocation();
  const { prefetch, forget } = props.tables;
  // Who signs in or out sees the page before until the next one is there.
  const roles = useDeferredValue(props.roles);
  // What comes after signing in.
  useEffect(() => whenIdle(prefetch), [prefetch]);
  return (
    <>
      <RouteProgress loader={props.loader} />
      <PageErrorBoundary isWholePage place={key} onRetry={forget}>
        <Suspense fallback={<Splash label={formatMessage(routingMessages.loading)} />}>
          <Guarded {...props} roles={roles} />
        </Suspense>
      </PageErrorBoundary>
    </>
  );
};

/** The thin bar while a page is on its way; the page before stays in its place. */
function RouteProgress({ loader }: { loader: PageLoader }) {
  const { formatMessage } = useIntl();
  const isLoading = useSyncExternalStore(loader.subscribe, loader.isLoading);
  return <TopProgress active={isLoading} label={formatMessage(routingMessages.loading)} />;
}

/** The page at the address, or the way to where the guard sends instead. */
function Guarded({ tables, loader, roles }: AppRouterProps) {
  const location = useLocation();
  const table = use(tables.tableFor(location.pathname, roles.length === 0));
  const routing = useMemo(() => ({ ...table, loader }), [table, loader]);
  const decision = decideRoute(table, location, roles);
  if (decision.kind === 'redirect') return <Navigate to={decision.to} state={decision.state} replace />;

  const { route } = decision;
  const page = <RoutedPage key={route.path} route={route} />;
  return (
    <RoutingContext value={routing}>{route.chrome === 'bare' ? page : <Surrounded>{page}</Surrounded>}</RoutingContext>
  );
}

function Surrounded({ children }: { children: ReactNode }) {
  const { loader } = useRouting();
  return createElement(use(loader.loadShell()), null, children);
}

function RoutedPage({ route }: { route: AppRoute }) {
  const { loader } = useRouting();
  const { key } = useLocation();
  return (
    <PageErrorBoundary
      place={key}
      onRetry={() => {
        loader.forget(route);
      }}
    >
      <FetchedPage route={route} />
      <Arrival route={route} />
    </PageErrorBoundary>
  );
}

function FetchedPage({ route }: { route: AppRoute }) {
  const { loader } = useRouting();
  return createElement(use(loader.load(route)));
}

/** Drawn beside the page, so that it takes effect once the page is there. */
function Arrival({ route }: { route: AppRoute }) {
  const { loader } = useRouting();
  const { formatMessage } = useIntl();
  // Its sentences come with it, that of its title among them.
  use(loader.load(route));
  useRouteTitle(formatMessage(route.title));
  useRouteFocus(route.path);
  return null;
}
