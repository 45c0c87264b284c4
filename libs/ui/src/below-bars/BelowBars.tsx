export type BelowBarsProps = {
  /** How much of the top of the screen the bars take while the page is not scrolled, as a CSS length. */
  height: string;
  /** How much of the top is taken by bars that stay in view, as a CSS length. */
  start: string;
  /** How much of the foot is taken by bars that stay in view, as a CSS length. */
  end: string;
};

/**
 * Moves toasts at the top below bars, so that they cover no control that somebody is on the way to, and what stays in view with
 * the page between them. A rule for these elements alone: for a custom property of the page the browser would look at every element
 * again. What gets the focus is scrolled to where no bar at the foot covers it.
 */
export const BelowBars = ({ height, start, end }: BelowBarsProps) => (
  <style>{`html { scroll-padding-block-end: ${end}; } [data-toasts] { --bars: ${height}; } [data-between-bars] { --bars-start: ${start}; --bars-end: ${end}; }`}</style>
);
