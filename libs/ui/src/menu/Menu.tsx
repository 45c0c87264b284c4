import { use } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuTrigger, RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { PopoverContext } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { Placement } from '../layers';
import { PopoverSurface } from '../popover/PopoverSurface';
import { Trigger } from '../popover/Trigger';

export type MenuProps = {
  /** The button that opens the menu: Button, IconButton, or any element that hands its props and ref to a `<button>`. */
  trigger: ReactElement<object>;
  /** Names the list for a screen reader. */
  label: string;
  /** MenuItem, MenuSection and MenuSeparator. */
  children: ReactNode;
  /** @default 'bottom start' */
  placement?: Placement;
  /** Opens and closes it from outside; leave it out and the menu keeps its own state. */
  open?: boolean;
  /** Called when it opens or closes: by its button, a choice, Escape, or a press outside. */
  onOpenChange?: (open: boolean) => void;
};

/**
 * A list of actions, links or choices that a button opens. Arrows, Home, End and the first letters move; Enter and Space
 * choose; Escape closes; focus returns to the button; Tab goes on from it. The usual button is MenuButton; this takes any other one.
 */
export const Menu = ({ trigger, label, children, placement = 'bottom start', open, onOpenChange }: MenuProps) => (
  <MenuTrigger isOpen={open} onOpenChange={onOpenChange}>
    <Trigger>{trigger}</Trigger>
    <MenuList label={label} placement={placement}>
      {children}
    </MenuList>
  </MenuTrigger>
);

/**
 * The open list of a menu, for use inside a MenuTrigger. Tab closes it and moves on from its button, forwards or
 * backwards.
 */
export const MenuList = ({ label, placement, children }: Pick<MenuProps, 'label' | 'placement' | 'children'>) => {
  const menu = use(RootMenuTriggerStateContext);
  const button = useSlottedContext(PopoverContext)?.triggerRef;
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !(button?.current instanceof HTMLElement)) return;
    // React Aria's list would move the focus to its own end.
    event.stopPropagation();
    flushSync(() => menu?.close());
    // The browser goes on from where the focus is.
    button.current.focus();
  };
  return (
    <PopoverSurface placement={placement} offset={4} containerPadding={8}>
      <Frame onKeyDownCapture={leave}>
        <List aria-label={label}>{children}</List>
      </Frame>
    </PopoverSurface>
  );
};

const Frame = styled.div`
  max-block-size: inherit;
`;

const List = styled(AriaMenu)`
  min-inline-size: 18rem;
  max-inline-size: 32rem;
  max-block-size: inherit;
  overflow: auto;
  padding: ${({ theme }) => theme.space(1)};
  outline: none;
`;
