import { useSyncExternalStore } from 'react';
import { appKeys } from './appKeys';
import { isWithMod } from './keyMap';
import { shownKeys } from './shownKeys';

/** The keys of a binding as a tooltip shows them; undefined where single keys are off and these would do nothing. */
export function useShownKey(keys: string): string | undefined {
  const areSinglesOn = useSyncExternalStore(appKeys.subscribe, appKeys.areSinglesOn);
  return areSinglesOn || isWithMod(keys) ? shownKeys(keys) : undefined;
}
