import { growingPage, pageScroller } from '@ezone/ui/page-scroller';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { sessionStore } from '../../data/storage';

const KEY = 'ezone.scroll';

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStore.read(KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** What names a place of the history: the router's key; its address where the router did not lead there, as to a part of a page. */
const placeOf = (key: string, { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  key === 'default' ? pathname + search + hash : key;

/** How far down each visited place was, in pixels. */
const positions = stored();

// Whoever asks for an address anew begins it anew.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'navigate') positions.delete(placeOf('default', location));

/** Where the places of this tab were left. They outlive a reload, where the browser allows it. */
const scrollPositions = {
  get: (place: string): number | undefined => positions.get(place),
  set: (place: string, pixels: number): void => {
    positions.set(place, pixels);
  },
  store: (): void => {
    sessionStore.write(KEY, JSON.stringify([...positions]));
  },
};

/** How long a page may take to grow to where it was left, in milliseconds. */
const PATIENCE = 3000;

/**
 * Brings the view back to where it was when somebody goes back or forward, or loads the page
 * again. The page may still be loading then, so the
 * place is looked for until the page is long enough, or until somebody scrolls by themselves.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash } = useLocation();
  const place = placeOf(key, { pathname, search, hash });
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
    const keep = () => {
      // A jump within the page scrolls before the router has heard of it.
      if (location.hash === hash) scrollPositions.set(place, pageScroller().scrollTop);
    };
    // A place that was never scrolled was left at its top. One that names a part of itself is the browser's, the first time.
    const left = scrollPositions.get(place) ?? (hash === '' ? 0 : undefined);
    const goal = isWayBack ? left : undefined;
    const stopLooking = goal === undefined ? undefined : lookFor(goal);
    // Captured: the scrolling of an area within the page does not bubble.
    addEventListener('scroll', keep, { passive: true, capture: true });
    return () => {
      removeEventListener('scroll', keep, { capture: true });
      stopLooking?.();
    };
  }, [place, hash, isWayBack]);
}

function lookFor(goal: number): () => void {
  // The top is there from the start.
  if (goal === 0) {
    pageScroller().scrollTop = 0;
    return () => undefined;
  }
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of ['wheel', 'touchstart', 'keydown']) removeEventListener(type, stop);
  };
  const look = () => {
    const scroller = pageScroller();
    if (scroller.scrollHeight - scroller.clientHeight < goal) return;
    scroller.scrollTop = goal;
    stop();
  };
  const observer = new ResizeObserver(look);
  const timer = setTimeout(stop, PATIENCE);
  for (const type of ['wheel', 'touchstart', 'keydown']) addEventListener(type, stop, { passive: true });
  observer.observe(growingPage(document.getElementById('main') ?? document.body));
  return stop;
}
