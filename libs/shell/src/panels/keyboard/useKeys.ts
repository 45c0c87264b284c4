import { useEffect, useEffectEvent } from 'react';
import { appKeys } from './appKeys';
import type { KeyBinding } from './keyMap';

/**
 * Keys that work while the component stands, wherever the focus is. They are off where somebody writes and while something lies over
 * the page. Which keys there are must not change without their number or names changing.
 */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const run = useEffectEvent((keys: string) => bindings.find((binding) => binding.keys === keys)?.run());
  const names = bindings.map(({ keys }) => keys).join(' , ');
  const add = useEffectEvent(() =>
    appKeys.add(bindings.map((binding) => ({ ...binding, run: () => run(binding.keys) }))),
  );
  useEffect(() => add(), [names]);
}
