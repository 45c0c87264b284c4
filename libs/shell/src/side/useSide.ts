import { createContext, use, useMemo, useState } from 'react';
import { usePanel } from '../panel';
import type { Panel } from '../panel';
import type { SideFeature } from './SideFeature';

/** A side feature as it stands in the shell now. */
export type Side = {
  feature: SideFeature;
  panel: Panel;
  /** How many things wait for the user there. */
  waiting: number;
  setWaiting: (count: number) => void;
};

/** Runs a side feature's panel; null where there is none, as for a guest. */
export function useSide(feature: SideFeature | undefined): Side | null {
  const panel = usePanel('end');
  const [waiting, setWaiting] = useState(0);
  return useMemo(() => (feature ? { feature, panel, waiting, setWaiting } : null), [feature, panel, waiting]);
}

/** The side feature of the shell around, for its badge in the menu. */
export const SideContext = createContext<Pick<Side, 'feature' | 'waiting'> | null>(null);

/** The side feature of the shell around, and how many things wait there; null where there is none. */
export const useSideCount = () => use(SideContext);
