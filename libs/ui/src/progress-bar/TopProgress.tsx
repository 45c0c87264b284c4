import styled, { keyframes } from 'styled-components';

export type TopProgressProps = {
  /** Whether something is being loaded. */
  active: boolean;
  /** What is being loaded, for a screen reader. */
  label: string;
  /** How long it waits before it shows, in milliseconds: what is quick should not flicker. @default 300 */
  delay?: number;
  /** `page` lies on the upper edge of the view, `container` on that of the nearest positioned parent. @default 'page' */
  edge?: 'page' | 'container';
};

/** The thin bar at the upper edge while a page or fresh data is on its way; what is already there stays in place. */
export const TopProgress = ({ active, label, delay = 300, edge = 'page' }: TopProgressProps) =>
  active && (
    // A status, as it stands outside of the page's landmarks.
    <Track role="status" $delay={delay} $edge={edge}>
      <Runner role="progressbar" aria-label={label} />
    </Track>
  );

const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`;

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

const runBack = keyframes`
  from { transform: translateX(100%); }
  to { transform: translateX(-350%); }
`;

const Track = styled.div<{ $delay: number; $edge: 'page' | 'container' }>`
  position: ${({ $edge }) => ($edge === 'page' ? 'fixed' : 'absolute')};
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${({ theme, $edge }) => ($edge === 'page' ? theme.layer.snackbar : theme.layer.sticky)};
  overflow: hidden;
  block-size: 0.3rem;
  pointer-events: none;
  animation: ${appear} 120ms ${({ $delay }) => $delay}ms both;
`;

const Runner = styled.div`
  inline-size: 30%;
  block-size: 100%;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.primary};
  animation: ${run} 1.1s ease-in-out infinite;

  &:dir(rtl) {
    animation-name: ${runBack};
  }

  @media (prefers-reduced-motion: reduce) {
    inline-size: 100%;
    animation: none;
  }
`;
