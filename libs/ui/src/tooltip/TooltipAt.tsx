import { useState } from 'react';
import type { RefObject } from 'react';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import type { Placement } from '../layers';
import { TooltipBubble } from './TooltipBubble';

export type TooltipAtProps = {
  /** Beside what it stands. */
  anchor: RefObject<Element | null>;
  /** Whether it is shown. */
  open: boolean;
  text: string;
  /** @default 'bottom' */
  placement?: Placement;
};

/**
 * A tooltip for a row of a list, which is neither a button nor the only thing in its place: the list says when it is
 * shown. For eyes only, so the row's accessible name says the same. For a control, use Tooltip.
 */
export const TooltipAt = ({ anchor, open, text, placement = 'bottom' }: TooltipAtProps) => {
  // Most rows are never pointed at: theirs costs nothing.
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <TooltipTrigger isOpen={open}>
      <TooltipBubble triggerRef={anchor} text={text} placement={placement} />
    </TooltipTrigger>
  );
};
