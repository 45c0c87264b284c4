import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollPositions } from './scrollPositions';

/** How long a page may take to grow to where it was left, in milliseconds. */
const PATIENCE = 3000;

/**
 * Brings the view back to where it was when somebody goes back or forward, or loads the page
 * again. The page may still be loading then, so the
 * place is looked for until the page is long enough, or until somebody scrolls by themselves.
 */
export function useScrollRestoration(): void {
  const { key } = useLocation();
  const isWayBack = useNavigationType() === 'POP';

  useEffect(() => {
    // The browser's own attempt comes before the page has its length, and ours would fight with it.
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', scrollPositions.store);
    return () => {
      history.scrollRestoration = before;
      removeEventListener('pagehide', scrollPositions.store);
    };
  }, []);

  useEffect(() => {
    const keep = () => scrollPositions.set(key, scrollY);
    const goal = isWayBack ? scrollPositions.get(key) : undefined;
    const stopLooking = goal === undefined ? undefined : lookFor(goal);
    addEventListener('scroll', keep, { passive: true });
    return () => {
      removeEventListener('scroll', keep);
      stopLooking?.();
    };
  }, [key, isWayBack]);
}

function lookFor(goal: number): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of ['wheel', 'touchstart', 'keydown']) removeEventListener(type, stop);
  };
  const look = () => {
    if (document.documentElement.scrollHeight - innerHeight < goal) return;
    scrollTo({ top: goal, behavior: 'instant' });
    stop();
  };
  const observer = new ResizeObserver(look);
  const timer = setTimeout(stop, PATIENCE);
  for (const type of ['wheel', 'touchstart', 'keydown']) addEventListener(type, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
