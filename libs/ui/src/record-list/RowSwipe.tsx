import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import type { Action } from '../action-row';
import { rowAt } from './rowAt';
import type { RowSwipes } from './RecordListContext';

/** A finger goes at least this far, in CSS pixels, before a row moves ... */
const BEGINNING = 10;
/** ... and this far for the action to be done. */
const ENOUGH = 88;

export type RowSwipeProps = {
  scrollerRef: RefObject<HTMLElement | null>;
  /** What is done to the row of this id. */
  swipesOf: (id: string) => RowSwipes;
};

type Finger = { pointerId: number; x: number; y: number; id: string; row: HTMLElement };
type Moved = { action: Action; box: DOMRect; dx: number };

/**
 * Moves a row with the finger that swipes it, shows beside it what that will do, and does it once the finger has gone far enough. The
 * browser tells sideways from down (`touch-action` of the row): it takes a finger that scrolls, and the row stays. A finger that has held
 * its row has selected it, or drags it, and swipes nothing.
 */
export const RowSwipe = ({ scrollerRef, swipesOf }: RowSwipeProps) => {
  const [moved, setMoved] = useState<Moved | null>(null);
  const actionFor = useEffectEvent((row: HTMLElement, id: string, dx: number) => {
    const isToEnd = dx > 0 === (getComputedStyle(row).direction === 'ltr');
    return swipesOf(id)[isToEnd ? 'end' : 'start'];
  });

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    let finger: Finger | null = null;
    let now: Moved | null = null;

    /** Whether fingers do something else here: they select rows, or hold one to drag it. */
    const isTaken = () => scroller.dataset['selecting'] !== undefined || scroller.hasAttribute('data-held');
    const show = (next: Moved | null) => {
      now = next;
      setMoved(next);
    };
    const leave = () => {
      if (finger) finger.row.style.transform = '';
      finger = null;
      if (now) show(null);
    };
    const begin = ({ pointerType, isPrimary, pointerId, clientX, clientY, target }: PointerEvent) => {
      leave();
      const at = rowAt(target);
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
      const isSwipe = isPrimary && pointerType !== 'mouse' && !isTaken();
      if (isSwipe && at && !at.isControl && row) finger = { pointerId, x: clientX, y: clientY, id: at.id, row };
    };
    const move = ({ pointerId, clientX, clientY, target }: PointerEvent) => {
      if (finger?.pointerId !== pointerId) return;
      const { row, id, x, y } = finger;
      const dx = clientX - x;
      if (!now) {
        if (Math.abs(dx) < BEGINNING) return;
        // It may have been held meanwhile.
        if (isTaken() || Math.abs(dx) < Math.abs(clientY - y)) {
          finger = null;
          return;
        }
        // The row must not take what has become a swipe for a press, nor for one that is held.
        target?.dispatchEvent(new Event('pointercancel', { bubbles: true }));
      }
      const action = actionFor(row, id, dx);
      // Where it stands before it is moved.
      const box = now?.box ?? row.getBoundingClientRect();
      row.style.transform = action ? `translateX(${String(dx)}px)` : '';
      show(action ? { action, dx, box } : null);
    };
    const end = ({ pointerId }: PointerEvent) => {
      if (finger?.pointerId !== pointerId) return;
      // Another record may stand there by now.
      const isDone = now !== null && Math.abs(now.dx) >= ENOUGH && finger.row.dataset['key'] === finger.id;
      const done = isDone ? now?.action : undefined;
      leave();
      done?.onPress();
    };
    const cancel = ({ isTrusted }: Event) => {
      // Ours is for the row.
      if (isTrusted) leave();
    };

    scroller.addEventListener('pointerdown', begin, true);
    window.addEventListener('pointermove', move, true);
    window.addEventListener('pointerup', end, true);
    window.addEventListener('pointercancel', cancel, true);
    return () => {
      leave();
      scroller.removeEventListener('pointerdown', begin, true);
      window.removeEventListener('pointermove', move, true);
      window.removeEventListener('pointerup', end, true);
      window.removeEventListener('pointercancel', cancel, true);
    };
  }, [scrollerRef]);

  if (!moved) return null;
  const { action, box, dx } = moved;
  const width = Math.min(Math.abs(dx), box.width);
  return (
    <Uncovered
      aria-hidden
      data-swiped={action.id}
      $tone={action.tone === 'error' ? 'error' : 'primary'}
      $isEnough={Math.abs(dx) >= ENOUGH}
      style={{ top: box.top, height: box.height, width, left: dx > 0 ? box.left : box.right - width }}
    >
      {action.icon}
    </Uncovered>
  );
};

/* As wide as what the row has left free, so that it need not lie behind it. */
const Uncovered = styled.div<{ $tone: 'error' | 'primary'; $isEnough: boolean }>`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.sticky};
  display: grid;
  place-items: center;
  overflow: hidden;
  pointer-events: none;
  ${({ theme, $tone, $isEnough }) =>
    $isEnough
      ? `background: ${theme.tone[$tone].solid}; color: ${theme.tone[$tone].onSolid};`
      : `background: ${theme.tone[$tone].tint}; color: ${theme.tone[$tone].text};`}

  & > svg {
    inline-size: 2.2rem;
    block-size: 2.2rem;
  }
`;
