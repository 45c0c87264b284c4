export type BelowBarsProps = {
  /** How much of the top of the screen the bars take while the page is not scrolled, as a CSS length. */
  height: string;
  /** How much of the top is taken by bars that stay in view, as a CSS length. */
  start: string;
  /** How much of the foot is taken by bars that stay in view, as a CSS length. */
  end: string;
};

/**
 * Keeps toasts at the top below the bars, so that they cover no control, and keeps sticky parts of the page between the
 * bars. The rule names these elements, because a custom property on the page would make the browser restyle every
 * element. What gets the focus is scrolled clear of a bar at the foot.
 */
export const BelowBars = ({ height, start, end }: BelowBarsProps) => (
  <style>{`html { scroll-padding-block-end: ${end}; } [data-toasts] { --bars: ${height}; } [data-between-bars] { --bars-start: ${start}; --bars-end: ${end}; }`}</style>
);
