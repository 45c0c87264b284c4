import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import styled from 'styled-components';
import { PopoverSurface } from '../popover/PopoverSurface';

export type CommandPopoverProps = {
  open: boolean;
  /** Asks to be closed: Escape, or a press outside. */
  onClose: () => void;
  /** Names it for a screen reader. */
  label: string;
  /** The button that looks like a field and opens it; the CommandList's own field covers it. */
  trigger: HTMLElement | null;
  /** A CommandList. */
  children: ReactNode;
};

/** A CommandList that covers the button that opened it, with the results below. */
export const CommandPopover = ({ open, onClose, label, trigger, children }: CommandPopoverProps) => {
  const triggerRef = useMemo(() => ({ current: trigger }), [trigger]);
  return (
    <PopoverSurface
      isOpen={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      triggerRef={triggerRef}
      placement="bottom start"
      // Over the field, not below it.
      offset={-(trigger?.offsetHeight ?? 0)}
      containerPadding={8}
      shouldFlip={false}
    >
      <Content aria-label={label}>{children}</Content>
    </PopoverSurface>
  );
};

const Content = styled(Dialog)`
  display: flex;
  flex-direction: column;
  inline-size: max(var(--trigger-width), 40rem);
  max-inline-size: 100%;
  max-block-size: inherit;
  outline: none;
`;
