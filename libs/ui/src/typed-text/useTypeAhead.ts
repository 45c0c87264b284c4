import { useEffect } from 'react';
import { typeInto } from './typeInto';
import { useHeldKeys } from './useHeldKeys';

/**
 * What is typed while something is fetched that will take the focus, such as a dialog, is meant for that: it is held back, and stands in the
 * field that has the focus once it is there.
 */
export function useTypeAhead(isAwaited: boolean): void {
  const keys = useHeldKeys();
  useEffect(() => {
    if (isAwaited) keys.hold();
    // After the effects of what has come, which take the focus.
    else if (keys.isHolding()) typeInto(keys.take());
  }, [isAwaited, keys]);
}
