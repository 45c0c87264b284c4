import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useMenuTrigger } from 'react-aria/useMenu';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { Trigger } from '../overlays/Trigger';
import { useOverlays } from '../overlays/useOverlays';
import type { MenuListProps } from './MenuList';

export type MenuProps = MenuListProps & {
  /**
   * The button that opens the menu: Button, IconButton, also one in a Tooltip, or any element that hands its props and ref to a
   * `<button>`.
   */
  trigger: ReactElement<object>;
  /** Opens and closes it from outside; leave it out and the menu keeps its own state. */
  open?: boolean;
  /** Called when it opens or closes: by its button, a choice, Escape, or a press outside. */
  onOpenChange?: (open: boolean) => void;
};

/**
 * A list of actions, links or choices that a button opens. Arrows, Home, End and the first letters move; Enter and Space
 * choose; Escape closes; focus returns to the button; Tab goes on from it. The usual button is MenuButton; this takes any other one.
 */
export const Menu = ({ trigger, open, onOpenChange, ...list }: MenuProps) => {
  const state = useMenuTriggerState({ isOpen: open, onOpenChange });
  const button = useRef<HTMLButtonElement>(null);
  const { menuTriggerProps, menuProps } = useMenuTrigger({ type: 'menu' }, state, button);
  const overlays = useOverlays(state.isOpen, state.close);
  return (
    <>
      <Trigger button={menuTriggerProps} isOpen={state.isOpen} ref={button}>
        {trigger}
      </Trigger>
      {overlays && <overlays.MenuList {...list} state={state} button={button} menu={menuProps} />}
    </>
  );
};
