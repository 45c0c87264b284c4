import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Rows that are drawn beyond those in view, on either side. */
const BEYOND = 8;
/** Rows that are asked for beyond those in view. */
const NEAR = 40;
/** The drawn rows change by so many at once, so that most scrolling draws nothing. */
const STEP = 4;

/** The rows that are drawn: those in view and some around them. */
export type DrawnRows = { first: number; end: number };

/**
 * Which of many rows of one height are drawn.
 * @param onShow hears which rows are in view or near it
 */
export function useVirtualRows(
  scroller: RefObject<HTMLElement | null>,
  {
    total,
    rowHeight,
    onShow,
  }: { total: number; rowHeight: number; onShow: (rows: { first: number; last: number }) => void },
): DrawnRows {
  const [drawn, setDrawn] = useState<DrawnRows>({ first: 0, end: 30 });
  const measure = useEffectEvent(() => {
    const element = scroller.current;
    if (!element) return;
    const inView = Math.ceil(element.clientHeight / rowHeight);
    const top = Math.floor(element.scrollTop / rowHeight);
    const first = Math.max(0, Math.floor((top - BEYOND) / STEP) * STEP);
    const end = Math.ceil((top + inView + BEYOND) / STEP) * STEP;
    setDrawn((before) => (before.first === first && before.end === end ? before : { first, end }));
    // Some more are asked for than are drawn, so that slow scrolling waits for nothing.
    onShow({ first: Math.max(0, top - NEAR), last: Math.max(0, Math.min(top + inView + NEAR, total - 1)) });
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => {
      measure();
    };
    onScroll();
    // Documents without a layout have none.
    const size = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(onScroll);
    size?.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      size?.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller, rowHeight, total]);
  return { first: Math.min(drawn.first, Math.max(0, total - 1)), end: Math.min(drawn.end, total) };
}
