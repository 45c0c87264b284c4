import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { usePanelOf } from '../panel';
import type { Panel } from '../panel';
import { quickPanelMachine } from './quickPanelMachine';
import type { QuickSetting } from './quickPanelMachine';

/** The quick panel as its button and its frame share it. */
export type QuickPanelState = Panel & {
  /** Knows also which switches are on, as `useQuickSettings` says. */
  actor: ActorRefFrom<typeof quickPanelMachine>;
  onSwitch: (setting: QuickSetting) => void;
};

/** The state of the quick panel, closed at first. */
export const useQuickPanel = (): QuickPanelState => useQuickPanelOf(useActorRef(quickPanelMachine));

/** The quick panel that a running machine stands for. */
export function useQuickPanelOf(actor: QuickPanelState['actor']): QuickPanelState {
  const panel = usePanelOf(actor);
  return useMemo(
    () => ({ ...panel, actor, onSwitch: (setting) => actor.send({ type: 'setting.switched', setting }) }),
    [actor, panel],
  );
}

/** Which switches of the quick panel are on. */
export const useQuickSettings = ({ actor }: Pick<QuickPanelState, 'actor'>) =>
  useSelector(actor, ({ context }) => context.isOn);
