import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import styled from 'styled-components';
import type { Placement } from '../layers';
import { PopoverSurface } from './PopoverSurface';
import { Trigger } from './Trigger';

export type PopoverProps = {
  /**
   * The button that opens the popover: Button, IconButton, also one in a Tooltip, or any element that hands its props and ref to a
   * `<button>`.
   */
  trigger: ReactElement<object>;
  /** Names the popover for a screen reader. */
  label: string;
  /** What stands inside; a function is handed `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** @default 'bottom start' */
  placement?: Placement;
  /** The width in CSS pixels at a font size of 100 %; without it the content decides. */
  width?: number;
  /** Opens and closes it from outside; leave it out and the popover keeps its own state. */
  open?: boolean;
  /** Called when it opens or closes: by its button, Escape, or a press outside. */
  onOpenChange?: (open: boolean) => void;
};

/**
 * A small panel beside the button that opens it, for a few settings or a short form. Focus moves in, Escape and a press
 * outside close it, and focus returns to the button. For a list of actions, use Menu.
 */
export const Popover = ({
  trigger,
  label,
  children,
  placement = 'bottom start',
  width,
  open,
  onOpenChange,
}: PopoverProps) => (
  <DialogTrigger isOpen={open} onOpenChange={onOpenChange}>
    <Trigger>{trigger}</Trigger>
    <PopoverSurface placement={placement} offset={4} containerPadding={8}>
      <Content aria-label={label} $width={width}>
        {({ close }) => (typeof children === 'function' ? children(close) : children)}
      </Content>
    </PopoverSurface>
  </DialogTrigger>
);

const Content = styled(Dialog)<{ $width?: number }>`
  inline-size: ${({ $width }) => ($width ? `${$width / 10}rem` : 'auto')};
  max-inline-size: 100%;
  padding: ${({ theme }) => theme.space(4)};
  outline: none;
`;
