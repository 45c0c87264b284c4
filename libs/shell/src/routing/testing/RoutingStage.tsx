import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { AppRoute } from '../AppRoute';
import { MemoryAddress } from './MemoryAddress';
import { RoutingContext } from '../RoutingContext';
import { restingLoader } from './restingLoader';

export type RoutingStageProps = {
  /** Where one is. @default '/' */
  path?: string;
  /** The pages that there are. @default none */
  routes?: readonly AppRoute[];
  children: ReactNode;
};

const noRoutes: readonly AppRoute[] = [];

/** An address and links that lead nowhere, for pages in stories and specs. */
export const RoutingStage = ({ path = '/', routes = noRoutes, children }: RoutingStageProps) => {
  const routing = useMemo(() => ({ routes, redirects: {}, loader: restingLoader }), [routes]);
  return (
    <MemoryAddress path={path}>
      <RoutingContext value={routing}>{children}</RoutingContext>
    </MemoryAddress>
  );
};
