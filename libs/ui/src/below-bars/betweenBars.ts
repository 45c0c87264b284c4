import { theme } from '../theme';

/**
 * Where sticky parts of the page begin and end: CSS lengths from the edges of what scrolls. They work inside an element
 * with the attribute `data-between-bars`.
 */
export const betweenBars = {
  start: `var(--bars-start, ${theme.width.toolbar})`,
  end: 'var(--bars-end, 0px)',
  /** The height that is left between the bars, and below a line above the page. */
  height: `var(--bars-height, calc(100dvh - ${theme.width.toolbar}))`,
} as const;
