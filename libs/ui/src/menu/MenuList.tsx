import { useId } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import type { MenuProps as AriaMenuProps } from 'react-aria-components/Menu';
import { flushSync } from 'react-dom';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';
import styled from 'styled-components';
import type { Placement } from '../layers';
import { PopoverSurface } from '../popover/PopoverSurface';

export type MenuListProps = {
  /** Names the list for a screen reader. */
  label: string;
  /** MenuItem, MenuSection and MenuSeparator. */
  children: ReactNode;
  /** What stands above the items and cannot be chosen, such as who is signed in. It describes the list. */
  header?: ReactNode;
  /** @default 'bottom start' */
  placement?: Placement;
};

type OpenedProps = {
  state: RootMenuTriggerState;
  /** The button that opens it. */
  button: RefObject<HTMLButtonElement | null>;
  /** What the list has of the button, from `useMenuTrigger`. */
  menu: Pick<AriaMenuProps<object>, 'id' | 'aria-labelledby' | 'autoFocus' | 'onClose'>;
};

/** The open list of a menu. Tab closes it and moves on from its button, forwards or backwards. */
export const MenuList = ({
  label,
  placement = 'bottom start',
  children,
  header,
  state,
  button,
  menu,
}: MenuListProps & OpenedProps) => {
  const headerId = useId();
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !button.current) return;
    // React Aria's list would move the focus to its own end.
    event.stopPropagation();
    flushSync(() => state.close());
    // The browser goes on from where the focus is.
    button.current.focus();
  };
  return (
    <RootMenuTriggerStateContext value={state}>
      <PopoverSurface
        trigger="MenuTrigger"
        triggerRef={button}
        isOpen={state.isOpen}
        onOpenChange={state.setOpen}
        aria-labelledby={menu['aria-labelledby']}
        placement={placement}
        offset={4}
        containerPadding={8}
      >
        <Frame onKeyDownCapture={leave}>
          {header && <Header id={headerId}>{header}</Header>}
          <List {...menu} aria-label={label} aria-describedby={header ? headerId : undefined}>
            {children}
          </List>
        </Frame>
      </PopoverSurface>
    </RootMenuTriggerStateContext>
  );
};

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  max-block-size: inherit;
`;

const Header = styled.div`
  flex: none;
  max-inline-size: 32rem;
  padding-block: ${({ theme }) => theme.space(3)};
  padding-inline: ${({ theme }) => theme.space(4)};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
`;

const List = styled(AriaMenu)`
  min-inline-size: 18rem;
  max-inline-size: 32rem;
  min-block-size: 0;
  overflow: auto;
  padding: ${({ theme }) => theme.space(1)};

  /* The item says where one is. */
  &&:focus-visible {
    outline: none;
  }
`;
