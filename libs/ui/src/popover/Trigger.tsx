import type { ComponentProps, ReactElement } from 'react';
import { Pressable } from 'react-aria-components/Pressable';
import { IconButton } from '../icon-button';
import { Tooltip } from '../tooltip';

/** The element that opens an overlay. */
export const Trigger = ({ children }: { children: ReactElement<object> }) =>
  // IconButton is a button of React Aria and hears the trigger by itself. Wrapped in Pressable it would hear each press
  // twice: open, and close again.
  children.type === IconButton || children.type === Tooltip ? (
    children
  ) : (
    <Pressable>{children as ComponentProps<typeof Pressable>['children']}</Pressable>
  );
