import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { usePanelOf } from '../panel';
import type { Panel } from '../panel';
import { quickPanelMachine } from './quickPanelMachine';
import type { QuickSetting } from './quickPanelMachine';

/** The quick panel as its button and its frame share it. */
export type QuickPanelState = Panel & {
  /** Which of its switches are on. */
  isOn: Readonly<Record<QuickSetting, boolean>>;
  onSwitch: (setting: QuickSetting) => void;
};

/** The state of the quick panel, closed at first. */
export const useQuickPanel = (): QuickPanelState => useQuickPanelOf(useActorRef(quickPanelMachine));

/** The quick panel that a running machine stands for. */
export function useQuickPanelOf(actor: ReturnType<typeof useActorRef<typeof quickPanelMachine>>): QuickPanelState {
  const panel = usePanelOf(actor);
  const isOn = useSelector(actor, ({ context }) => context.isOn);
  return useMemo(
    () => ({ ...panel, isOn, onSwitch: (setting) => actor.send({ type: 'setting.switched', setting }) }),
    [actor, panel, isOn],
  );
}
