import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * How many things of one width fit into an element, kept up to date as it changes size. Infinite where nothing can be
 * measured.
 * @param width of one of them with the gap after it, in rem
 */
export function useFitting(placeRef: RefObject<HTMLElement | null>, width: number): number {
  const [count, setCount] = useState(Infinity);
  useLayoutEffect(() => {
    const place = placeRef.current;
    if (!place || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 10;
      setCount(Math.floor(place.clientWidth / (width * rem)));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(place);
    measure();
    return () => {
      sizes.disconnect();
    };
  }, [placeRef, width]);
  return count;
}
