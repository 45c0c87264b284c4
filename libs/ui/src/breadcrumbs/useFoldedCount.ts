import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { foldedCount } from './foldedCount';

/** The width that a step has where there is room for it: with all of its words, up to the longest that is shown. */
const widthOf = (step: Element): number => {
  const { width } = step.getBoundingClientRect();
  const words = step.lastElementChild;
  if (!words) return width;
  const longest = Number.parseFloat(getComputedStyle(words).maxInlineSize) || Infinity;
  return width - words.clientWidth + Math.min(words.scrollWidth, longest);
};

/**
 * How many steps of a list do not fit, kept up to date as it or a step changes size. The list holds the menu's button as its second
 * child; what is folded stays in it, out of sight, so that its width is known. None where nothing can be measured.
 */
export function useFoldedCount(listRef: RefObject<HTMLElement | null>, isOn: boolean, steps: unknown): number {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!isOn || !list || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const [first, menu, ...others] = [...list.children];
      if (!first || !menu) return;
      setCount(foldedCount([first, ...others].map(widthOf), menu.getBoundingClientRect().width, list.clientWidth));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(list);
    for (const step of list.children) sizes.observe(step);
    measure();
    return () => {
      sizes.disconnect();
    };
  }, [listRef, isOn, steps]);
  return isOn ? count : 0;
}
