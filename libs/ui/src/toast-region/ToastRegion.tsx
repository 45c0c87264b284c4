import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { RuleSet } from 'styled-components';
import { topEdge } from './topEdge';

/** The position of a region. Its styles also set `--from`, the offset from which toasts slide in. */
export type ToastPlacement = 'topCenter' | 'bottomEnd' | RuleSet;

export type ToastRegionProps = {
  /** Names the region, which a screen reader can jump to: "Messages". */
  label: string;
  /**
   * `topCenter` for answers to what the user did, `bottomEnd` for the stack of notifications, or styles that place it
   * elsewhere. @default 'topCenter'
   */
  placement?: ToastPlacement;
  /** Toasts, the newest last. */
  children?: ReactNode;
};

/**
 * Where toasts appear. It stays on the page while it is empty, because screen readers announce only what is added to an
 * element that they already know. It does not block the page under it.
 */
export const ToastRegion = ({ label, placement = 'topCenter', children }: ToastRegionProps) => (
  <Region aria-label={label} aria-live="polite" data-toasts $placement={placement}>
    {children}
  </Region>
);

const placements = {
  topCenter: css`
    inset-block-start: ${topEdge};
    inset-inline: ${({ theme }) => theme.space(4)};
    align-items: center;
    --from: -0.8rem;
  `,
  bottomEnd: css`
    inset-block-end: calc(var(--foot, 0px) + max(${({ theme }) => theme.space(4)}, env(safe-area-inset-bottom)));
    inset-inline: ${({ theme }) => `${theme.space(4)} calc(var(--end, 0px) + ${theme.space(4)})`};
    align-items: flex-end;
    --from: 0.8rem;
  `,
};

const Region = styled.section<{ $placement: ToastPlacement }>`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.snackbar};
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
  pointer-events: none;
  ${({ $placement }) => (typeof $placement === 'string' ? placements[$placement] : $placement)}
`;
