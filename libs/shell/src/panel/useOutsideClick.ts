import { useEffect, useEffectEvent, useRef } from 'react';

/** Toasts and everything else that floats above all layers carry this attribute; React Aria looks for the same one. */
const TOP_LAYER = '[data-react-aria-top-layer]';

/**
 * Calls `onOutsideClick` for a click that began outside. Spread the returned props on the element: they travel through
 * React's tree, so that a menu opened from inside counts as inside though it is rendered at the end of the body.
 */
export function useOutsideClick(
  isOpen: boolean,
  opener: HTMLElement | null,
  onOutsideClick: () => void,
): { onPointerDownCapture: () => void } {
  const beganOutside = useRef(false);
  const clicked = useEffectEvent(onOutsideClick);

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: Event) => {
      // The opener toggles: closing here would make its own click open the panel again.
      beganOutside.current = target instanceof Element && !opener?.contains(target) && !target.closest(TOP_LAYER);
    };
    // The click, not the press, so that a finger that only scrolls the page closes nothing.
    const onClick = () => {
      if (beganOutside.current) clicked();
      beganOutside.current = false;
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('click', onClick, true);
    return () => {
      beganOutside.current = false;
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('click', onClick, true);
    };
  }, [isOpen, opener]);

  return {
    onPointerDownCapture: () => {
      beganOutside.current = false;
    },
  };
}
