import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How many columns are drawn before it is known which are in view: those of a wide screen. */
const AT_FIRST = 5;

const waiting: (() => void)[] = [];

const drawNext = () => {
  waiting.shift()?.();
  if (waiting.length > 0) requestAnimationFrame(drawNext);
};

/** Columns are drawn one in a frame: two at once would hold up the scrolling. */
const inTurn = (draw: () => void) => {
  waiting.push(draw);
  if (waiting.length === 1) requestAnimationFrame(drawNext);
};

/**
 * Whether a column is in view, or beside that. It stays where something in it has the focus or is being dragged.
 * @param at its place among the columns
 */
export function useIsNear(ref: RefObject<HTMLElement | null>, at: number): boolean {
  const [isNear, setIsNear] = useState(at < AT_FIRST);
  useEffect(() => {
    const column = ref.current;
    if (!column) return undefined;
    let isThere = false;
    const observer = new IntersectionObserver(
      (entries) => {
        isThere = entries.at(-1)?.isIntersecting ?? true;
        inTurn(() => {
          const isInUse = column.contains(document.activeElement) || column.querySelector('[data-dragging]') !== null;
          setIsNear(isInUse || isThere);
        });
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
