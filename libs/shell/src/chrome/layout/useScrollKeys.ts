import { pageScroller } from '@ezone/ui/page-scroller';
import { useEffect } from 'react';
import { isPageCovered, isWithin, texts } from '../../panels/keyboard';

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

/** Those of them that mean nothing to a button: it is pressed by the space bar, and arrows lead to the one beside it. */
const pageKeys = ['PageUp', 'PageDown', 'Home', 'End'];

/** Whether the browser would scroll something else by a key that is pressed here. */
const isInScroller = (element: Element | null): boolean =>
  element !== null &&
  element !== document.documentElement &&
  ((element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)) ||
    isInScroller(element.parentElement));

/** Whether a key that is pressed beside the area, as on a button of the toolbar, is left for it. */
const isForPage = ({ target, key }: KeyboardEvent, area: Element) =>
  pageKeys.includes(key) &&
  target instanceof Element &&
  !area.contains(target) &&
  !isWithin(target, texts) &&
  !isInScroller(target) &&
  !isPageCovered();

/**
 * Keys that scroll reach an area also while nothing has the focus, or a control beside it that has no use for them: browsers scroll the
 * document alone then, which stands still.
 */
export function useScrollKeys(): void {
  useEffect(() => {
    const scroll = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const area = pageScroller();
      if (area === document.documentElement) return;
      if (event.target !== document.body && !isForPage(event, area)) return;
      const key = event.key === ' ' ? (event.shiftKey ? 'PageUp' : 'PageDown') : event.key;
      const distance = distances[key]?.(area.clientHeight);
      if (distance === undefined) return;
      event.preventDefault();
      area.scrollTop = Math.min(Math.max(area.scrollTop + distance, 0), area.scrollHeight);
    };
    addEventListener('keydown', scroll);
    return () => removeEventListener('keydown', scroll);
  }, []);
}
