import { theme } from '../theme';

/**
 * Where sticky parts of the page begin and end: CSS lengths from the edges of the screen. They work inside an element
 * with the attribute `data-between-bars`.
 */
export const betweenBars = {
  start: `var(--bars-start, ${theme.width.toolbar})`,
  end: 'var(--bars-end, 0px)',
  /** The height that is left between the bars. */
  height: `calc(100dvh - var(--bars-start, ${theme.width.toolbar}) - var(--bars-end, 0px))`,
} as const;
