import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether what stands in an element is wider than it, so that it scrolls sideways. False where nothing can be measured. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      setOverflows(current.scrollWidth > current.clientWidth);
    };
    const sizes = new ResizeObserver(measure);
    for (const one of [current, ...current.children]) sizes.observe(one);
    return () => {
      sizes.disconnect();
    };
  }, [element]);
  return overflows;
}
