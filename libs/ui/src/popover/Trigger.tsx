import type { ComponentProps, ReactElement } from 'react';
import { Pressable } from 'react-aria-components/Pressable';
import { IconButton } from '../icon-button';
import { Tooltip } from '../tooltip';

/** The element that opens an overlay. */
export const Trigger = ({ children }: { children: ReactElement<object> }) =>
  // IconButton is React Aria's own and hears the trigger around it; told twice, it would open and close again at once.
  children.type === IconButton || children.type === Tooltip ? (
    children
  ) : (
    <Pressable>{children as ComponentProps<typeof Pressable>['children']}</Pressable>
  );
