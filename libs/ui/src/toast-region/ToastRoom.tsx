import { theme } from '../theme';

export type ToastRoomProps = {
  /** From lg up: how much of the end side is taken, as a CSS length. @default nothing */
  end?: string | undefined;
  /** Below lg: how much of the foot is taken, as a CSS length. @default nothing */
  foot?: string | undefined;
};

/**
 * Keeps toasts clear of panels at the end or the foot of the screen. If there are several on the page, the last one
 * counts. The rule names these elements for the reason that BelowBars gives.
 */
export const ToastRoom = ({ end = '0px', foot = '0px' }: ToastRoomProps) => (
  <style>{`[data-toasts] { --foot: ${foot}; } ${theme.up.lg} { [data-toasts] { --end: ${end}; --foot: 0px; } }`}</style>
);
