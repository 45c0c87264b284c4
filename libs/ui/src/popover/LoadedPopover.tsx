import type { ReactNode, RefObject } from 'react';
import { Dialog, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';
import styled from 'styled-components';
import type { Placement } from '../layers';
import { PopoverSurface } from './PopoverSurface';

export type PopoverContent = {
  /** Names the popover for a screen reader. */
  label: string;
  /** What stands inside; a function is handed `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** @default 'bottom start' */
  placement?: Placement;
  /** The width in CSS pixels at a font size of 100 %; without it the content decides. */
  width?: number;
};

type OpenedProps = {
  state: RootMenuTriggerState;
  /** The button that opens it. */
  button: RefObject<HTMLButtonElement | null>;
  /** By which the button names it. */
  id?: string | undefined;
};

/** What a Popover shows while it is open. */
export const LoadedPopover = ({
  label,
  children,
  placement = 'bottom start',
  width,
  state,
  button,
  id,
}: PopoverContent & OpenedProps) => (
  <OverlayTriggerStateContext value={state}>
    {/* For a menu in it. */}
    <RootMenuTriggerStateContext value={state}>
      <PopoverSurface trigger="DialogTrigger" triggerRef={button} placement={placement} offset={4} containerPadding={8}>
        <Content id={id} aria-label={label} $width={width}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Content>
      </PopoverSurface>
    </RootMenuTriggerStateContext>
  </OverlayTriggerStateContext>
);

const Content = styled(Dialog)<{ $width?: number }>`
  inline-size: ${({ $width }) => ($width ? `${$width / 10}rem` : 'auto')};
  max-inline-size: 100%;
  padding: ${({ theme }) => theme.space(4)};
  outline: none;
`;
