import { theme } from '../theme';

/**
 * Where what stays in view with the page begins and ends: CSS lengths from the edges of the screen. They hold within an element
 * with the attribute `data-between-bars`.
 */
export const betweenBars = {
  start: `var(--bars-start, ${theme.width.toolbar})`,
  end: 'var(--bars-end, 0px)',
  /** The height that is left between the bars. */
  height: `calc(100dvh - var(--bars-start, ${theme.width.toolbar}) - var(--bars-end, 0px))`,
} as const;
