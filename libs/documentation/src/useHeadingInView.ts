import { pageScroller } from '@ezone/ui/page-scroller';
import { useEffect, useState } from 'react';
import type { Heading } from '#documentation/pageHeadings';

/** How far down the window a heading counts as read, of its height. */
const LINE = 1 / 3;
/** Pixels that a browser may leave at the end of a page by rounding. */
const ROUNDED = 2;

const isPassed = ({ id }: Heading) =>
  (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < window.innerHeight * LINE;

const headingInView = (headings: readonly Heading[]): string | undefined => {
  const { scrollTop, clientHeight, scrollHeight } = pageScroller();
  // The last ones never come that far up.
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - ROUNDED;
  return (isAtEnd ? headings.at(-1) : headings.findLast(isPassed))?.id;
};

/** The id of the heading that what is read stands under: the last one in the upper third of the window or above it. */
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
