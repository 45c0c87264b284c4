import { pageScroller } from '@ezone/ui/page-scroller';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

let hasArrivedBefore = false;

const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('h1');
  // A page that has put the focus somewhere itself, as into its first field, knows better.
  if (!heading || document.activeElement?.closest('main')) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** @returns a function that calls it off */
const arrive = (isWayBack: boolean) => {
  if (!isWayBack) pageScroller().scrollTop = 0;
  // When what closes for another page has let go of the focus, as the drawer of the menu does.
  const frame = requestAnimationFrame(focusHeading);
  return () => cancelAnimationFrame(frame);
};

/**
 * Tells everybody that another page is here: the view goes to its top and the focus to its h1, so that a screen reader
 * reads on from there. Not for the first page, which the browser announces itself, nor on the way back.
 * @param page changes with the page
 */
export const useRouteFocus = (page: string): void => {
  const isWayBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (hasArrivedBefore) return arrive(isWayBack);
    hasArrivedBefore = true;
    return undefined;
    // Only another page is an arrival.
  }, [page]); // eslint-disable-line react-hooks/exhaustive-deps -- the way here matters at the moment of arrival only
};

/**
 * The same for a route that holds many pages, each with an address of its own. Whoever comes from another route has been told already, and an
 * address that names a part of the page leads there.
 * @param page changes with the page that is shown
 */
export const useInnerPageFocus = (page: string): void => {
  const isWayBack = useNavigationType() === 'POP';
  const namesPart = useLocation().hash !== '';
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return undefined;
    shown.current = page;
    return namesPart ? undefined : arrive(isWayBack);
  }, [page]); // eslint-disable-line react-hooks/exhaustive-deps -- as above
};
