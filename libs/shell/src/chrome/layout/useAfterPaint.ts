import { startTransition, useEffect, useState } from 'react';

/** Milliseconds in which a screen is painted anew also where no graphics card helps. */
const PAINTING = 150;

/**
 * A value that follows another when that has been painted. React's deferred value begins as soon as the page has been handed
 * over, and takes the processor from the painting.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      startTransition(() => {
        setPainted(value);
      });
    }, PAINTING);
    return () => clearTimeout(timer);
  }, [value]);
  return painted;
}
