import { useEffectEvent, useLayoutEffect } from 'react';
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
  // A page that can be seen hears its keys: on a busy machine effects run many frames after it has been drawn.
  useLayoutEffect(() => add(), [names]);
}
