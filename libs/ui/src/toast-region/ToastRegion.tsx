import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { RuleSet } from 'styled-components';
import { phoneBar } from '../below-bars';

/** The position of a region. Its styles also set `--from`, the offset from which toasts slide in. */
export type ToastPlacement = 'topCenter' | 'bottomEnd' | RuleSet;

export type ToastRegionProps = {
  /** Names the region, which a screen reader can jump to: "Messages". */
  label: string;
  /**
   * `topCenter` for answers to what the user did: over the toolbar, so that they cover no title, one upon the other until somebody points
   * at them. `bottomEnd` for the stack of notifications, or styles that place it elsewhere. @default 'topCenter'
   */
  placement?: ToastPlacement;
  /** At the top: all can be read and pressed without pointing at them, as where one of the others has an action. @default false */
  isSpread?: boolean;
  /** Toasts, in the order in which they stand below each other; at the top the first one lies upon the others. */
  children?: ReactNode;
};

/**
 * Where toasts appear. It stays on the page while it is empty, because screen readers announce only what is added to an
 * element that they already know. It does not block the page under it.
 */
export const ToastRegion = ({ label, placement = 'topCenter', isSpread = false, children }: ToastRegionProps) => (
  <Region aria-label={label} aria-live="polite" data-toasts data-spread={isSpread || undefined} $placement={placement}>
    {children}
  </Region>
);

const placements = {
  topCenter: css`
    inset-block-start: calc(var(--head, 0px) + env(safe-area-inset-top) + 0.8rem);
    inset-inline: ${({ theme }) => `${theme.space(2)} calc(var(--end, 0px) + ${theme.space(2)})`};
    align-items: center;
    --from: -0.8rem;

    & > :first-child {
      z-index: 1;
    }

    &:not(:hover, :focus-within, [data-spread]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-items: start;
      justify-items: center;

      & > * {
        grid-area: 1 / 1;
      }

      & > :not(:first-child) {
        transform: translateY(0.6rem) scale(0.96);
      }
    }
  `,
  bottomEnd: css`
    inset-block-end: calc(
      max(var(--foot, 0px), ${phoneBar}) + max(${({ theme }) => theme.space(4)}, env(safe-area-inset-bottom))
    );
    inset-inline: ${({ theme }) => `${theme.space(4)} calc(var(--end, 0px) + ${theme.space(4)})`};
    align-items: var(--side, flex-end);
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
