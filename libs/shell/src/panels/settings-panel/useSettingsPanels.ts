import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { usePanelOf } from '../panel';
import type { Panel } from '../panel';
import { settingsPanelsMachine } from './settingsPanelsMachine';

/** The two settings panels as their buttons and their frame share them. */
export type SettingsPanelsControl = {
  panel: Panel;
  /** Knows also which of the two is open, as `useShownPanel` says. */
  actor: ActorRefFrom<typeof settingsPanelsMachine>;
  pressSettings: () => void;
  pressSchemes: () => void;
};

/** The settings panels, closed at first. */
export const useSettingsPanels = (): SettingsPanelsControl => useSettingsPanelsOf(useActorRef(settingsPanelsMachine));

/** The settings panels that a running machine stands for. */
export function useSettingsPanelsOf(actor: SettingsPanelsControl['actor']): SettingsPanelsControl {
  const panel = usePanelOf(actor);
  return useMemo(
    () => ({
      panel,
      actor,
      pressSettings: () => actor.send({ type: 'settings.pressed' }),
      pressSchemes: () => actor.send({ type: 'schemes.pressed' }),
    }),
    [actor, panel],
  );
}

/** Which of the settings panels is open; null where none is. */
export const useShownPanel = ({ actor }: Pick<SettingsPanelsControl, 'actor'>): 'settings' | 'schemes' | null =>
  useSelector(actor, (snapshot) => {
    if (snapshot.matches({ open: 'settings' })) return 'settings';
    return snapshot.matches({ open: 'schemes' }) ? 'schemes' : null;
  });
