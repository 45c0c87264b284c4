import { useState } from 'react';
import type { RefObject } from 'react';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import type { Placement } from '../layers';
import { TooltipBubble } from './TooltipBubble';

export type TooltipAtProps = {
  /** The element that it points at. */
  anchor: RefObject<Element | null>;
  /** Whether it is shown. */
  open: boolean;
  text: string;
  /** @default 'bottom' */
  placement?: Placement;
};

/**
 * A tooltip for a row of a list. A row is no button, so the list decides when it is shown. Screen readers do not get
 * it, so the row's accessible name must say the same. For a control, use Tooltip.
 */
export const TooltipAt = ({ anchor, open, text, placement = 'bottom' }: TooltipAtProps) => {
  // Most rows are never hovered; until they are, their tooltip renders nothing.
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <TooltipTrigger isOpen={open}>
      <TooltipBubble triggerRef={anchor} text={text} placement={placement} />
    </TooltipTrigger>
  );
};
