/** The last heading with a place of its own before an element; undefined where none stands above it. */
export const headingAbove = (element: Element): Element | undefined =>
  [...document.querySelectorAll(':is(h2, h3)[id]')].findLast(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
