import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { headingAbove } from './headingAbove';

/** What an element that scrolls sideways is called by: the id of the heading above it, where there is one. */
type Scrolling = { heading: string | undefined };

/** What is said of an element while what stands in it is wider than it; null where all of it is seen or nothing can be measured. */
export function useScrolling(element: RefObject<HTMLElement | null>): Scrolling | null {
  const [scrolling, setScrolling] = useState<Scrolling | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      setScrolling(current.scrollWidth > current.clientWidth ? { heading: headingAbove(current)?.id } : null);
    };
    const sizes = new ResizeObserver(measure);
    for (const one of [current, ...current.children]) sizes.observe(one);
    return () => {
      sizes.disconnect();
    };
  }, [element]);
  return scrolling;
}
