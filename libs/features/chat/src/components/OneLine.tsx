import type { ReactNode } from 'react';
import styled from 'styled-components';

/**
 * What somebody has written, in one line and in its own direction, so that what does not fit is left out at its end. It
 * stands in a row of boxes, at the side where the page begins.
 */
export const OneLine = ({ children }: { children: ReactNode }) => <Text dir="auto">{children}</Text>;

const Text = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
