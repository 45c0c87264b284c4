import { useCallback, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

const widthOf = (element: Element) => element.getBoundingClientRect().width;

const pixels = (style: CSSStyleDeclaration, name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;

/** How wide the element may become in its line, which has all that stands before it whole. */
const roomOf = (place: HTMLElement, line: HTMLElement): number => {
  const style = getComputedStyle(place);
  const width = widthOf(line);
  const share = style.getPropertyValue('max-inline-size');
  let room = width - pixels(style, 'margin-inline-start') - pixels(style, 'margin-inline-end');
  for (let before = place.previousElementSibling; before; before = before.previousElementSibling)
    room -= widthOf(before);
  return share.endsWith('%') ? Math.min(room, (width * Number.parseFloat(share)) / 100) : room;
};

/** How many of the elements in a place fit in it whole, with the last one, which says how many do not. */
const fitIn = (place: HTMLElement, line: HTMLElement, count: number): number => {
  const gap = pixels(getComputedStyle(place), 'column-gap');
  const room = roomOf(place, line);
  const widths = Array.from(place.children, widthOf);
  const rest = widths[count] ?? 0;
  let whole = 0;
  let used = 0;
  for (let at = 0; at < count; at += 1) {
    used += widths[at] ?? 0;
    // Half a pixel is what the sum of widths may be wrong by.
    if (used + (at === count - 1 ? 0 : gap + rest) <= room + 0.5) whole = at + 1;
    used += gap;
  }
  return whole;
};

/**
 * How many of the first elements in a place fit whole into the room that its line leaves it, kept up to date as the line changes. The one after
 * them says how many do not. All where nothing can be measured.
 */
export function useWhole(placeRef: RefObject<HTMLElement | null>, count: number): number {
  const [whole, setWhole] = useState(count);
  const measure = useCallback(() => {
    const place = placeRef.current;
    const line = place?.parentElement;
    if (place && line && widthOf(line) > 0) setWhole(fitIn(place, line, count));
  }, [placeRef, count]);
  // What stands before it may have changed, too.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const line = placeRef.current?.parentElement;
    if (!line || typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(measure);
    sizes.observe(line);
    return () => {
      sizes.disconnect();
    };
  }, [placeRef, measure]);
  return Math.min(whole, count);
}
