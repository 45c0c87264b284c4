import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Whether one sees the frame where the element is. */
const isUnder = (frame: HTMLElement, element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return frame.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
};

/** Calls `onCovered` when the focus comes to something that lies under the frame, where nobody would see it. */
export function useCoveredFocus(isOpen: boolean, frame: RefObject<HTMLElement | null>, onCovered: () => void): void {
  const cover = useEffectEvent(onCovered);
  useEffect(() => {
    if (!isOpen) return;
    const onFocusIn = ({ target }: FocusEvent) => {
      const element = frame.current;
      if (element && target instanceof Element && !element.contains(target) && isUnder(element, target)) cover();
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [isOpen, frame]);
}
