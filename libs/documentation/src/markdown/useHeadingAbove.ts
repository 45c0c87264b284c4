import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The id of the last heading before an element; undefined where none stands above it. */
export function useHeadingAbove(element: RefObject<HTMLElement | null>): string | undefined {
  const [id, setId] = useState<string>();
  useLayoutEffect(() => {
    const { current } = element;
    const above = [...document.querySelectorAll(':is(h2, h3)[id]')].findLast(
      (heading) => current && heading.compareDocumentPosition(current) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    setId(above?.id);
  }, [element]);
  return id;
}
