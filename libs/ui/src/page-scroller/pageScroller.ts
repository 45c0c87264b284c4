/** Marks the element that scrolls the page where the frame around it stands still. */
export const PAGE_SCROLLER = 'data-page-scroller';

/** What scrolls the page now: the area of its content beside bars that stay, or the document. */
export const pageScroller = (): Element => {
  const area = document.querySelector(`[${PAGE_SCROLLER}]`);
  return area && getComputedStyle(area).overflowY === 'auto' ? area : document.documentElement;
};

/** What grows with the page that an element stands in, whichever of both scrolls. */
export const growingPage = (element: Element): Element => element.closest('main') ?? document.body;
