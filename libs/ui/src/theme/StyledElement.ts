import type { ComponentProps, JSX, ReactNode } from 'react';
import type { StyledComponent } from 'styled-components';

/**
 * The type of a styled element that has props of its own. It begins with the plain signature, since that is what tables of props are read
 * from: the one of styled-components depends on `as`, and nothing else is known of it before it is used.
 */
export type StyledElement<Tag extends keyof JSX.IntrinsicElements, Props extends object> = ((
  props: ComponentProps<Tag> & Props,
) => ReactNode) &
  StyledComponent<Tag, Props>;
