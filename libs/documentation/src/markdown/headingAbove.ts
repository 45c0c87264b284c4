/** The last heading of the text with a place of its own before an element, not one within an example; undefined where none stands above it. */
export const headingAbove = (element: Element): Element | undefined =>
  [...document.querySelectorAll(':is(h2, h3)[id]:not(figure *)')].findLast(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
