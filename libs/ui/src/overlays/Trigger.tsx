import type { ComponentProps, ReactElement, RefObject } from 'react';
import type { AriaButtonProps } from 'react-aria/useButton';
import { ButtonContext } from 'react-aria-components/Button';
import { Pressable } from 'react-aria-components/Pressable';
import { IconButton } from '../icon-button';
import { Tooltip } from '../tooltip';
import { fetchOverlays } from './loadOverlays';

type TriggerProps = {
  /** The button that opens an overlay: Button, IconButton, also one in a Tooltip, or an element that hands its props and ref on. */
  children: ReactElement<object>;
  /** What React Aria wants of the button. */
  button: AriaButtonProps;
  ref: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
};

/** The element that opens an overlay. What that shows is fetched when a pointer or the focus comes to it. */
export const Trigger = ({ children, button, ref, isOpen }: TriggerProps) => {
  const props = { ...button, onPointerEnter: fetchOverlays, onFocus: fetchOverlays };
  // IconButton is a button of React Aria and hears presses by itself. Wrapped in Pressable it would hear each twice: open, and close again.
  if (children.type === IconButton || children.type === Tooltip)
    return <ButtonContext value={{ ...props, ref, isPressed: isOpen }}>{children}</ButtonContext>;
  return (
    <Pressable {...props} isPressed={isOpen} ref={ref}>
      {children as ComponentProps<typeof Pressable>['children']}
    </Pressable>
  );
};
