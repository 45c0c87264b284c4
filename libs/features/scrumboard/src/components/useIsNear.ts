import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How many columns are drawn before it is known which are in view: those of a wide screen. */
const AT_FIRST = 5;

/**
 * Whether a column is in view, or beside that. It stays where something in it has the focus or is being dragged.
 * @param at its place among the columns
 */
export function useIsNear(ref: RefObject<HTMLElement | null>, at: number): boolean {
  const [isNear, setIsNear] = useState(at < AT_FIRST);
  useEffect(() => {
    const column = ref.current;
    if (!column) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isInUse = column.contains(document.activeElement) || column.querySelector('[data-dragging]') !== null;
        setIsNear(isInUse || (entries.at(-1)?.isIntersecting ?? true));
      },
      { root: column.parentElement, rootMargin: '0px 160px' },
    );
    observer.observe(column);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return isNear;
}
