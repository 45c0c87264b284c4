import { cutLine } from '@ezone/ui/cut-line';
import styled from 'styled-components';

/** A line that somebody has written: it runs in its own direction, stands at the edge of the page's, and is cut at its end. */
export const Written = ({ children }: { children: string }) => (
  <Line dir="auto" title={children}>
    {children}
  </Line>
);

const Line = styled.span`
  ${cutLine}
`;
