import type { KeyBinding } from './keyMap';

/** Those that can be reached, for a list of them: of several with the same keys the one that is asked first. */
export const keysToChoose = (bindings: readonly KeyBinding[]): readonly KeyBinding[] =>
  bindings.filter((binding) => binding === bindings.findLast(({ keys }) => keys === binding.keys));
