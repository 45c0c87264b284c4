import { pageScroller } from '@ezone/ui/page-scroller';
import { useEffect } from 'react';

/** How far a line is, in pixels, as browsers scroll by an arrow key. */
const LINE = 40;

/** How far each key that scrolls goes, of an area with so many pixels in view. */
const distances: Record<string, (view: number) => number> = {
  ArrowUp: () => -LINE,
  ArrowDown: () => LINE,
  PageUp: (view) => -view * 0.875,
  PageDown: (view) => view * 0.875,
  Home: () => -Infinity,
  End: () => Infinity,
};

/** Keys that scroll reach an area also while nothing has the focus: browsers scroll the document alone then, which stands still. */
export function useScrollKeys(): void {
  useEffect(() => {
    const scroll = (event: KeyboardEvent) => {
      if (event.target !== document.body || event.defaultPrevented) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const key = event.key === ' ' ? (event.shiftKey ? 'PageUp' : 'PageDown') : event.key;
      const area = pageScroller();
      const distance = distances[key]?.(area.clientHeight);
      if (distance === undefined || area === document.documentElement) return;
      event.preventDefault();
      area.scrollTop = Math.min(Math.max(area.scrollTop + distance, 0), area.scrollHeight);
    };
    addEventListener('keydown', scroll);
    return () => removeEventListener('keydown', scroll);
  }, []);
}
