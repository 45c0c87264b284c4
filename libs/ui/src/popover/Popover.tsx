import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { Trigger } from '../overlays/Trigger';
import { useOverlays } from '../overlays/useOverlays';
import type { PopoverContent } from './LoadedPopover';

export type PopoverProps = PopoverContent & {
  /**
   * The button that opens the popover: Button, IconButton, also one in a Tooltip, or any element that hands its props and ref to a
   * `<button>`.
   */
  trigger: ReactElement<object>;
  /** Opens and closes it from outside; leave it out and the popover keeps its own state. */
  open?: boolean;
  /** Called when it opens or closes: by its button, Escape, or a press outside. */
  onOpenChange?: (open: boolean) => void;
};

/**
 * A small panel beside the button that opens it, for a few settings or a short form. Focus moves in, Escape and a press
 * outside close it, and focus returns to the button. For a list of actions, use Menu.
 */
export const Popover = ({ trigger, open, onOpenChange, ...content }: PopoverProps) => {
  const state = useMenuTriggerState({ isOpen: open, onOpenChange });
  const button = useRef<HTMLButtonElement>(null);
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, state, button);
  const overlays = useOverlays(state.isOpen, state.close);
  return (
    <>
      <Trigger button={triggerProps} isOpen={state.isOpen} ref={button}>
        {trigger}
      </Trigger>
      {overlays && <overlays.LoadedPopover {...content} state={state} button={button} id={overlayProps.id} />}
    </>
  );
};
