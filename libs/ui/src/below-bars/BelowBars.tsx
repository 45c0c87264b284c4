export type BelowBarsProps = {
  /** How much of the top of the screen the bars take, as a CSS length. */
  height: string;
};

/**
 * Moves toasts at the top below bars, so that they cover no control that somebody is on the way to. A rule for their regions
 * alone: for a property of the page the browser would look at every element again.
 */
export const BelowBars = ({ height }: BelowBarsProps) => <style>{`[data-toasts] { --bars: ${height}; }`}</style>;
