import { theme } from '../theme';

export type BelowBarsProps = {
  /** How much of the top of the screen the bars take while the page is not scrolled, as a CSS length. */
  height: string;
  /** How much of the top is taken by bars that stay in view, as a CSS length. */
  start: string;
  /** How much of the foot is taken by bars that stay in view, as a CSS length. */
  end: string;
  /** What scrolls from lg up: the page, an area that the bars stand in, or one between them. @default 'page' */
  scroller?: 'page' | 'around' | 'between';
  /** How much of the foot of what scrolls is taken by what sticks there. @default as much as of the screen */
  foot?: string | undefined;
  /** How much of the foot the bar of a phone takes. @default nothing */
  phoneBar?: string | undefined;
  /** How much a line above the page takes, such as that one is offline. @default nothing */
  banner?: string | undefined;
};

/**
 * Keeps toasts at the top below the bars, so that they cover no control, and keeps sticky parts of the page between the
 * bars. The rule names these elements, because a custom property on the page would make the browser restyle every
 * element. What gets the focus is scrolled clear of a bar at the foot.
 */
export const BelowBars = ({
  height,
  start,
  end,
  scroller = 'page',
  foot = end,
  phoneBar = '0px',
  banner = '0px',
}: BelowBarsProps) => {
  const rules = [
    `html { scroll-padding-block-end: ${end}; } [data-page-scroller] { scroll-padding-block-end: ${foot}; }`,
    `[data-toasts] { --bars: ${height}; --phone-bar: ${phoneBar}; }`,
    `[data-between-bars] { --bars-start: ${start}; --bars-end: ${end}; --bars-height: calc(100dvh - ${start} - ${end} - ${banner}); }`,
    // Nothing moves where one page scrolls and the next does not.
    'html { scrollbar-gutter: stable; }',
    // The page itself stands still then and needs no room for a scrollbar.
    scroller !== 'page' && `${theme.up.lg} { html { scrollbar-gutter: auto; } }`,
    // What sticks does so within the area, which begins and ends at the bars.
    scroller === 'between' && `${theme.up.lg} { [data-between-bars] { --bars-start: 0px; --bars-end: ${foot}; } }`,
  ];
  return <style>{rules.filter(Boolean).join(' ')}</style>;
};
