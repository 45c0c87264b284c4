import { theme } from '../theme';

export type ToastRoomProps = {
  /** From lg up: how much of the end side is taken, as a CSS length. @default nothing */
  end?: string | undefined;
  /** Below lg: how much of the foot is taken, as a CSS length. @default nothing */
  foot?: string | undefined;
};

/**
 * Keeps toasts clear of what stands at the end or the foot of the screen. If there are several on the page, the last one that says something
 * of a side counts for it. The rule names these elements for the reason that BelowBars gives.
 */
export const ToastRoom = ({ end, foot }: ToastRoomProps) => (
  <style>
    {[
      foot !== undefined && `[data-toasts] { --foot: ${foot}; } ${theme.up.lg} { [data-toasts] { --foot: 0px; } }`,
      end !== undefined && `${theme.up.lg} { [data-toasts] { --end: ${end}; } }`,
    ]
      .filter(Boolean)
      .join(' ')}
  </style>
);
