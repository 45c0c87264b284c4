import { useRef } from 'react';
import type { PointerEvent } from 'react';
import type { PanelSide } from './panelMachine';

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

/** Pointer props that report swipes by finger or pen. A mouse selects text, so it never swipes. */
export function useSwipe(onSwipe: (towards: PanelSide) => void) {
  const from = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, pointerId, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : { id: pointerId, x: clientX, y: clientY };
    },
    onPointerUp: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (start?.id !== pointerId) return;
      const direction = currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr';
      const towards = swipeTowards(clientX - start.x, clientY - start.y, direction);
      if (towards) onSwipe(towards);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
