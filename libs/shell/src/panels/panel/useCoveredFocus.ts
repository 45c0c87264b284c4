import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Whether one sees the frame where the element is. */
const isUnder = (frame: HTMLElement, element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return frame.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
};

/** Whether it is in another open panel of the same side. That one may still be on its way in. */
const isInSamePlace = (frame: HTMLElement, element: Element) =>
  element.closest<HTMLElement>('[data-panel]')?.dataset.panel === frame.dataset.panel;

/**
 * Calls `onCovered` when the focus comes to something that lies under the frame, where nobody would see it, and when another
 * panel opens in its place: of two on top of each other one would be used unseen.
 */
export function useCoveredFocus(isOpen: boolean, frame: RefObject<HTMLElement | null>, onCovered: () => void): void {
  const cover = useEffectEvent(onCovered);
  useEffect(() => {
    if (!isOpen) return;
    const onFocusIn = ({ target }: FocusEvent) => {
      const element = frame.current;
      if (!element || !(target instanceof Element) || element.contains(target)) return;
      if (isInSamePlace(element, target) || isUnder(element, target)) cover();
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [isOpen, frame]);
}
