import { useId } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { useOutsideClick } from '../../panels/panel/useOutsideClick';
import type { NavbarControl } from './useNavbar';

/**
 * Props that tell a folded navbar when somebody points at it, or has the focus in it, and when no longer: by leaving it, or by a
 * press elsewhere where it is open.
 */
export function useAttention(actor: NavbarControl['actor'], isPeeking: boolean) {
  const leave = () => actor.send({ type: 'attention.left' });
  const outsideProps = useOutsideClick(isPeeking, useId(), leave);
  return {
    ...outsideProps,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      // A finger presses; it does not point, and leaves as soon as it has pressed.
      if (pointerType === 'mouse') actor.send({ type: 'pointer.arrived' });
    },
    onPointerLeave: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !currentTarget.querySelector(':focus-visible')) leave();
    },
    onFocus: ({ target }: FocusEvent) => {
      // A click focuses, too, but whoever clicks points at the bar already.
      if (target.matches(':focus-visible')) actor.send({ type: 'focus.arrived' });
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) leave();
    },
  };
}
