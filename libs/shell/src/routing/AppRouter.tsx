import { Splash } from '@ezone/ui/splash';
import { TopProgress } from '@ezone/ui/progress-bar';
import { createElement, Suspense, use, useMemo, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { useArrival, useDocumentTitle } from '../document';
import type { AppRoute } from './AppRoute';
import type { PageLoader } from './createPageLoader';
import { decideRoute } from './decideRoute';
import type { RouteTable } from './decideRoute';
import { routingMessages } from './messages';
import { PageErrorBoundary } from './PageErrorBoundary';
import { RoutingContext, useRouting } from './RoutingContext';

type AppRouterProps = RouteTable & {
  loader: PageLoader;
  /** The user's roles; empty for a guest. */
  roles: readonly string[];
  /** What stands around every page but the bare ones. It stays while one page follows another. */
  Shell: ComponentType<{ children: ReactNode }>;
};

/** Shows the page of the current address, if the guard lets it. Needs a router above it. */
export const AppRouter = ({ routes, redirects, loader, roles, Shell }: AppRouterProps) => {
  const { formatMessage } = useIntl();
  const routing = useMemo(() => ({ routes, redirects, loader }), [routes, redirects, loader]);
  return (
    <RoutingContext value={routing}>
      <RouteProgress />
      <Suspense fallback={<Splash label={formatMessage(routingMessages.loading)} />}>
        <Guarded roles={roles} Shell={Shell} />
      </Suspense>
    </RoutingContext>
  );
};

/** The thin bar while a page is on its way; the page before stays in its place. */
function RouteProgress() {
  const { loader } = useRouting();
  const { formatMessage } = useIntl();
  const isLoading = useSyncExternalStore(loader.subscribe, loader.isLoading);
  return <TopProgress active={isLoading} label={formatMessage(routingMessages.loading)} />;
}

/** The page at the address, or the way to where the guard sends instead. */
function Guarded({ roles, Shell }: { roles: readonly string[]; Shell: AppRouterProps['Shell'] }) {
  const { routes, redirects } = useRouting();
  const decision = decideRoute({ routes, redirects }, useLocation(), roles);
  if (decision.kind === 'redirect') return <Navigate to={decision.to} state={decision.state} replace />;

  const { route } = decision;
  const page = <RoutedPage key={route.path} route={route} />;
  return route.chrome === 'bare' ? page : <Shell>{page}</Shell>;
}

function RoutedPage({ route }: { route: AppRoute }) {
  const { loader } = useRouting();
  return (
    <PageErrorBoundary
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
  const { formatMessage } = useIntl();
  useDocumentTitle(formatMessage(route.title));
  useArrival(route.path);
  return null;
}
