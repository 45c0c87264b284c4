import { useRef } from 'react';
import type { PointerEvent } from 'react';
import type { PanelSide } from './panelStates';

/** A swipe goes at least this far, in CSS pixels ... */
const DISTANCE = 60;
/** ... and clearly sideways: this many times further across than down. */
const SLOPE = 1.5;

/**
 * Which way a finger went, in reading direction, or null when it was no swipe.
 * @param dx pixels to the right, negative to the left
 * @param dy pixels down, negative up
 */
export function swipeTowards(dx: number, dy: number, direction: 'ltr' | 'rtl'): PanelSide | null {
  if (Math.abs(dx) < DISTANCE || Math.abs(dx) < SLOPE * Math.abs(dy)) return null;
  return dx > 0 === (direction === 'ltr') ? 'end' : 'start';
}

/**
 * Pointer props that report swipes by finger or pen, wherever in the element they begin: what can be pressed there keeps
 * its pointer events to itself, so they are heard on their way in. A mouse selects text, so it never swipes, and a finger
 * does not on what it drags, such as a slider: an element with the attribute `data-dragged`.
 */
export function useSwipe(onSwipe: (towards: PanelSide) => void) {
  const from = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDownCapture: ({ pointerType, pointerId, clientX, clientY, target }: PointerEvent) => {
      const isSwipe = pointerType !== 'mouse' && !(target as Element).closest('[data-dragged]');
      from.current = isSwipe ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUpCapture: ({ pointerId, clientX, clientY, currentTarget, target }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (start?.id !== pointerId) return;
      const direction = currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr';
      const towards = swipeTowards(clientX - start.x, clientY - start.y, direction);
      if (!towards) return;
      // What lies under the finger must not take the end of a swipe for a press.
      target.dispatchEvent(new Event('pointercancel', { bubbles: true }));
      onSwipe(towards);
    },
    onPointerCancelCapture: () => {
      from.current = null;
    },
  };
}
