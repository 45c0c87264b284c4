import { useSyncExternalStore } from 'react';
import { appKeys } from './appKeys';
import { isWithMod } from './keyMap';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

const names: Partial<Record<string, string>> = {
  ...{ mod: isApple ? '⌘' : 'Ctrl', shift: 'Shift', alt: isApple ? '⌥' : 'Alt' },
  ...{ arrowup: '↑', arrowdown: '↓' },
};

/** A single key as it stands on this keyboard: `mod` is Ctrl, or ⌘. */
export const shownKey = (key: string): string => names[key] ?? (key.length > 1 ? key : key.toUpperCase());

/** The keys of a binding as people read them: `mod+k` is "Ctrl K". */
export const shownKeys = (keys: string): string =>
  keys
    .split(/[ +]/)
    .map((key) => shownKey(key))
    .join(' ');

/** The keys of a binding as a tooltip shows them; undefined where single keys are off and these would do nothing. */
export function useShownKey(keys: string): string | undefined {
  const areSinglesOn = useSyncExternalStore(appKeys.subscribe, appKeys.areSinglesOn);
  return areSinglesOn || isWithMod(keys) ? shownKeys(keys) : undefined;
}
