import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden';

export type SkeletonGroupProps = {
  /** What is being loaded, said once by a screen reader: "Notes are being loaded". */
  label: string;
  /** Is not announced, as where several places wait for the same. @default false */
  isQuiet?: boolean;
  /** Skeletons, laid out like the result. */
  children: ReactNode;
};

/**
 * Skeletons for one place. They take their space at once but stay invisible for 150 ms, so that quick loading does not
 * flash.
 */
export const SkeletonGroup = ({ label, isQuiet = false, children }: SkeletonGroupProps) => (
  <div role={isQuiet ? undefined : 'status'}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Late aria-hidden>{children}</Late>
  </div>
);

const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`;

const pulse = keyframes`
  from { opacity: 1; }
  to { opacity: 0.5; }
`;

/* The group pulses, not each of its shapes: every shape that does is a layer of its own, to be put together for each frame while the page is at work. */
const Late = styled.div`
  animation:
    ${appear} 120ms 150ms both,
    ${pulse} 900ms 270ms ease-in-out infinite alternate;

  @media (prefers-reduced-motion: reduce) {
    animation: ${appear} 120ms 150ms both;
  }
`;
