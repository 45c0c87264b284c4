import { useSyncExternalStore } from 'react';
import { appKeys, shownKeys } from '../../panels/keyboard';

/** How the keys of several actions are shown in tooltips; undefined where single keys are off. */
export function useShownKeys(): (keys: string | undefined) => string | undefined {
  const areOn = useSyncExternalStore(appKeys.subscribe, appKeys.areSinglesOn);
  return (keys) => (areOn && keys !== undefined ? shownKeys(keys) : undefined);
}
