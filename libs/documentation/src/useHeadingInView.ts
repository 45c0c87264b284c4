import { pageScroller } from '@ezone/ui/page-scroller';
import { useEffect, useState } from 'react';
import type { Heading } from '#documentation/pageHeadings';

/** Pixels that a browser may leave by rounding. */
const ROUNDED = 2;

/** Whether a heading is where a jump to it stops, or above. */
const isPassed = (id: string, scroller: Element) => {
  const heading = document.getElementById(id);
  if (!heading) return false;
  const top = Math.max(0, scroller.getBoundingClientRect().top);
  const margin = parseFloat(getComputedStyle(heading).scrollMarginTop);
  return heading.getBoundingClientRect().top <= top + margin + ROUNDED;
};

const headingInView = (headings: readonly Heading[]): string | undefined => {
  const scroller = pageScroller();
  const { scrollTop, clientHeight, scrollHeight } = scroller;
  // The last ones never come that far up.
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - ROUNDED;
  return (isAtEnd ? headings.at(-1) : headings.findLast(({ id }) => isPassed(id, scroller)))?.id;
};

/** The id of the heading that what is read stands under: the last one that has come to where jumps stop, and at the end of the page the last. */
export function useHeadingInView(headings: readonly Heading[]): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setId(headingInView(headings)));
    };
    look();
    // Captured: the scrolling of an area within the page does not bubble.
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [headings]);
  return id;
}
