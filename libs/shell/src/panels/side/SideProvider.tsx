import { createContext, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { usePanel } from '../panel';
import type { Panel } from '../panel';
import type { SideFeature } from './SideFeature';

/** A side feature with its panel. The same object for as long as it is the same feature. */
export type Side = {
  feature: SideFeature;
  panel: Panel;
  /** Says how many things wait for the user there. */
  setWaiting: (count: number) => void;
};

const SideContext = createContext<Side | null>(null);
const WaitingContext = createContext(0);

export type SideProviderProps = {
  /** Undefined where there is none, as for a guest. */
  feature: SideFeature | undefined;
  children: ReactNode;
};

/** Runs a side feature's panel, closed at first. A count that changes draws what shows it, and not the shell. */
export const SideProvider = ({ feature, children }: SideProviderProps) => {
  const panel = usePanel('end');
  const [waiting, setWaiting] = useState(0);
  const side = useMemo(() => (feature ? { feature, panel, setWaiting } : null), [feature, panel]);
  return (
    <SideContext value={side}>
      <WaitingContext value={waiting}>{children}</WaitingContext>
    </SideContext>
  );
};

/** The side feature of the shell around; null where there is none. */
export const useSide = () => use(SideContext);

/** How many things wait for the user in the side panel. */
export const useWaiting = () => use(WaitingContext);
