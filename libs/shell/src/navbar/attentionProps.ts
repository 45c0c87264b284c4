import type { FocusEvent, PointerEvent } from 'react';
import type { NavbarControl } from './useNavbar';

/** Props that tell a folded navbar when somebody points at it, or has the focus in it, and when no longer. */
export const attentionProps = (actor: NavbarControl['actor']) => ({
  onPointerEnter: () => actor.send({ type: 'pointer.arrived' }),
  onPointerLeave: ({ currentTarget }: PointerEvent) => {
    if (!currentTarget.querySelector(':focus-visible')) actor.send({ type: 'attention.left' });
  },
  onFocus: ({ target }: FocusEvent) => {
    // A click focuses, too, but whoever clicks points at the bar already.
    if (target.matches(':focus-visible')) actor.send({ type: 'focus.arrived' });
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')) return;
    actor.send({ type: 'attention.left' });
  },
});
