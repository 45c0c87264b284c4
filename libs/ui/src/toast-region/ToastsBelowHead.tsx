import { BREAKPOINTS, theme } from '../theme';

export type ToastsBelowHeadProps = {
  /** Up to which screen it is as wide as the view, or nearly so. */
  below: 'sm' | 'lg';
};

/**
 * Keeps toasts at the top clear of the head of what lies over the page there: put it into an open panel or dialog. The rule names these
 * elements for the reason that BelowBars gives.
 */
export const ToastsBelowHead = ({ below }: ToastsBelowHeadProps) => (
  <style>
    {`@media (max-width: ${String(BREAKPOINTS[below] - 0.02)}px) { [data-toasts] { --head: ${theme.width.toolbar}; } }`}
  </style>
);
