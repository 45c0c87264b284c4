import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How far from the view is near. */
const MARGIN = '200px';

/** Whether something has come near the view; it stays so. What is dear to draw waits for that. */
export function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      // The page is scrolled within a pane of the window, which has a margin of its own.
      { rootMargin: MARGIN, scrollMargin: MARGIN } as IntersectionObserverInit,
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref, isNear]);
  return isNear;
}
