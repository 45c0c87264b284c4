import { createContext, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { usePanel } from '../panel';
import type { Panel } from '../panel';
import type { SideCall, SideFeature } from './SideFeature';

/** A side feature with its panel. The same object for as long as it is the same feature. */
export type Side = {
  feature: SideFeature;
  panel: Panel;
  /** Says how many things wait for the user there. */
  setWaiting: (count: number) => void;
  /** Opens the panel for a user, by id. */
  callUser: (userId: string) => void;
};

const CalledContext = createContext<SideCall | null>(null);
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
  const [called, setCalled] = useState<SideCall | null>(null);
  const side = useMemo(() => {
    if (!feature) return null;
    const callUser = (userId: string) => {
      setCalled({ userId });
      panel.open();
    };
    return { feature, panel, setWaiting, callUser };
  }, [feature, panel]);
  return (
    <SideContext value={side}>
      <CalledContext value={called}>
        <WaitingContext value={waiting}>{children}</WaitingContext>
      </CalledContext>
    </SideContext>
  );
};

/** The side feature of the shell around; null where there is none. */
export const useSide = () => use(SideContext);

/** How many things wait for the user in the side panel. */
export const useWaiting = () => use(WaitingContext);

/** The user whom a page has last turned to in the side panel. */
export const useCalled = () => use(CalledContext);
