import { useEffect, useState } from 'react';
import type { Heading } from './Content';

/** The id of the heading that what is read stands under: the last one that has come into the upper third of the window. */
export function useHeadingInView(headings: readonly Heading[]): string | undefined {
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        setPassed((before) => {
          const next = new Set(before);
          for (const { target, rootBounds, boundingClientRect } of entries) {
            // Above the line, in view or out of it.
            if (boundingClientRect.top < (rootBounds?.bottom ?? 0)) next.add(target.id);
            else next.delete(target.id);
          }
          return next;
        });
      },
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const { id } of headings) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => {
      observer.disconnect();
    };
  }, [headings]);
  return headings.findLast(({ id }) => passed.has(id))?.id;
}
