import type { ReactNode } from 'react';
import { MemoryAddress } from './MemoryAddress';
import { RoutingContext } from '../RoutingContext';
import { restingLoader } from './restingLoader';

export type RoutingStageProps = {
  /** Where one is. @default '/' */
  path?: string;
  children: ReactNode;
};

const routing = { routes: [], redirects: {}, loader: restingLoader };

/** An address and links that lead nowhere, for pages in stories and specs. */
export const RoutingStage = ({ path = '/', children }: RoutingStageProps) => (
  <MemoryAddress path={path}>
    <RoutingContext value={routing}>{children}</RoutingContext>
  </MemoryAddress>
);
