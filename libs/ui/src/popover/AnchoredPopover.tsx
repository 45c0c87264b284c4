import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import styled from 'styled-components';
import { PopoverSurface } from './PopoverSurface';

export type AnchoredPopoverProps = {
  /** The place that it stands beside, in the window. */
  anchor: DOMRect;
  /** Names it for a screen reader. */
  label: string;
  children: ReactNode;
  /** Escape, or a press outside. */
  onClose: () => void;
  /** The width in CSS pixels at a font size of 100 %. */
  width: number;
};

/**
 * A popover that no button has opened, open while it is rendered: beside what was chosen, such as a day of a calendar. Focus
 * moves in, and returns to where it was.
 */
export const AnchoredPopover = ({ anchor, label, children, onClose, width }: AnchoredPopoverProps) => {
  // What was chosen may be drawn anew: its place stays.
  const [triggerRef] = useState(() => ({ current: document.body }));
  return (
    <PopoverSurface
      isOpen
      trigger="DialogTrigger"
      triggerRef={triggerRef}
      getTargetRect={() => anchor}
      placement={anchor.width > width ? 'bottom start' : 'end top'}
      offset={8}
      containerPadding={8}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Content aria-label={label} $width={width}>
        {children}
      </Content>
    </PopoverSurface>
  );
};

const Content = styled(Dialog)<{ $width: number }>`
  inline-size: ${({ $width }) => `${String($width / 10)}rem`};
  max-inline-size: 100%;
  padding: ${({ theme }) => theme.space(4)};
  outline: none;
`;
