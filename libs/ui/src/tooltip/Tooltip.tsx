import type { ComponentProps, ReactElement } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { IconButton } from '../icon-button';
import type { Placement } from '../layers';
import { TooltipBubble } from './TooltipBubble';
import type { TooltipWords } from './TooltipBubble';

export type TooltipProps = TooltipWords & {
  /** The one element it describes; it can take focus and hands its props and ref to the DOM, as Button and IconButton do. */
  children: ReactElement<object>;
  /** @default 'bottom' */
  placement?: Placement;
  /** How long the pointer rests before it appears, in milliseconds; on keyboard focus it appears at once. @default 600 */
  delay?: number;
  /** Opens and closes it from outside; without it hover and focus decide. */
  open?: boolean;
  /** Hears what hover and focus would have. */
  onOpenChange?: (isOpen: boolean) => void;
};

/**
 * A few words beside a control, on hover and on keyboard focus; Escape hides them. Touch shows none, so a control that
 * is only an icon still needs a name of its own.
 */
export const Tooltip = ({
  text,
  shortcut,
  children,
  placement = 'bottom',
  delay = 600,
  open,
  onOpenChange,
}: TooltipProps) => (
  <TooltipTrigger delay={delay} closeDelay={100} isOpen={open} {...(onOpenChange && { onOpenChange })}>
    {/* IconButton is a button of React Aria and handles hover and focus by itself. */}
    {children.type === IconButton ? (
      children
    ) : (
      <Focusable>{children as ComponentProps<typeof Focusable>['children']}</Focusable>
    )}
    <TooltipBubble text={text} shortcut={shortcut} placement={placement} />
  </TooltipTrigger>
);
