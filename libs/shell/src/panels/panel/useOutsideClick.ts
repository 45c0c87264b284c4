import { useEffect, useEffectEvent, useRef } from 'react';

/** Toasts and everything else that floats above all layers carry this attribute; React Aria looks for the same one. */
const TOP_LAYER = '[data-react-aria-top-layer]';

/** Whether an element is, or stands in, a control that says it controls the panel. */
const controls = (id: string, element: Element) =>
  element.closest('[aria-controls]')?.getAttribute('aria-controls') === id;

/**
 * Calls `onOutsideClick` for a click that began outside. Its openers, which name the panel in `aria-controls`, do not count
 * as outside. Spread the returned props on the element: they travel through
 * React's tree, so that a menu opened from inside counts as inside though it is rendered at the end of the body.
 */
export function useOutsideClick(
  isOpen: boolean,
  id: string,
  onOutsideClick: () => void,
): { onPointerDownCapture: () => void } {
  const beganOutside = useRef(false);
  const clicked = useEffectEvent(onOutsideClick);

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: Event) => {
      // An opener that toggles would open the panel again with its own click.
      beganOutside.current = target instanceof Element && !controls(id, target) && !target.closest(TOP_LAYER);
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
  }, [isOpen, id]);

  return {
    onPointerDownCapture: () => {
      beganOutside.current = false;
    },
  };
}
