import type { PointerEvent } from 'react';
import { useRef } from 'react';

/** How far a finger moves, in CSS pixels, before the panel goes with it, and before letting go closes it. */
const START = 12;
const CLOSE = 72;
/** A flick closes sooner: CSS pixels a millisecond. */
const FLICK = 0.5;

type Swipe = { id: number; x: number; y: number; time: number; moved: number; active: boolean };

/**
 * Lets a finger push a panel off towards its own side. `towards` is 1 where that side is on the right of the screen and
 * -1 where it is on the left. The panel follows the finger by `transform`; a pen and a finger swipe, a mouse does not.
 */
export function useSwipeAway(towards: 1 | -1, onAway: () => void) {
  const swipe = useRef<Swipe>(undefined);

  const end = (event: PointerEvent<HTMLElement>, mayClose: boolean) => {
    const current = swipe.current;
    if (!current || event.pointerId !== current.id) return;
    swipe.current = undefined;
    if (!current.active) return;
    event.currentTarget.style.removeProperty('transform');
    event.currentTarget.style.removeProperty('transition');
    const speed = current.moved / Math.max(1, event.timeStamp - current.time);
    if (mayClose && (current.moved > CLOSE || (current.moved > START && speed > FLICK))) onAway();
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' || swipe.current) return;
      const { pointerId: id, clientX: x, clientY: y, timeStamp: time } = event;
      swipe.current = { id, x, y, time, moved: 0, active: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = swipe.current;
      if (!current || event.pointerId !== current.id) return;
      current.moved = (event.clientX - current.x) * towards;
      const across = Math.abs(event.clientY - current.y);
      if (!current.active) {
        // If the finger first moves up or down, it scrolls.
        if (across > START && across > current.moved) swipe.current = undefined;
        current.active = current.moved > START && current.moved > across;
      }
      if (!current.active) return;
      event.currentTarget.style.transition = 'none';
      event.currentTarget.style.transform = `translateX(${Math.max(0, current.moved) * towards}px)`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}
