import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden';

export type SkeletonGroupProps = {
  /** What is being loaded, said once by a screen reader: "Notes are being loaded". */
  label: string;
  /** Skeletons, laid out like the result. */
  children: ReactNode;
};

/**
 * Skeletons for one place. They take their space at once but stay invisible for 150 ms, so that quick loading does not
 * flash.
 */
export const SkeletonGroup = ({ label, children }: SkeletonGroupProps) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Late aria-hidden>{children}</Late>
  </div>
);

const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`;

const Late = styled.div`
  animation: ${appear} 120ms 150ms both;
`;
