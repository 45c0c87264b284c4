import { growingPage } from '../page-scroller';

/** Sizes in rem. */
export type TileSizes = { minWidth: number; height: number; gap: number };

/** The layout of the tiles, and which rows are near the view. */
export type TileView = { columns: number; firstRow: number; lastRow: number };

/** Pixels above and below the view within which tiles are drawn. */
const OVERSCAN = 700;

const remOf = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 10;

/** Watches where a frame of tiles is in the view, and notifies its subscribers before the next paint. */
export const createTileView = ({ minWidth, height, gap }: TileSizes) => {
  let view: TileView = { columns: 1, firstRow: 0, lastRow: 12 };
  const listeners = new Set<() => void>();

  const look = (frame: HTMLElement) => {
    const { top, width } = frame.getBoundingClientRect();
    const rem = remOf();
    const pitch = (height + gap) * rem;
    // In steps of two rows: every step draws.
    const firstRow = Math.max(0, Math.floor((-top - OVERSCAN) / pitch / 2) * 2);
    const lastRow = Math.max(0, Math.ceil((innerHeight - top + OVERSCAN) / pitch / 2) * 2);
    const columns = Math.max(1, Math.floor((width / rem + gap) / (minWidth + gap)));
    if (view.columns === columns && view.firstRow === firstRow && view.lastRow === lastRow) return;
    view = { columns, firstRow, lastRow };
    listeners.forEach((onChange) => {
      onChange();
    });
  };

  return {
    get: () => view,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    /** Watches until the returned function is called. */
    watch: (frame: HTMLElement) => {
      const lookAgain = () => {
        look(frame);
      };
      const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(lookAgain);
      sizes?.observe(frame);
      // The content above may grow.
      sizes?.observe(growingPage(frame));
      // Captured, because scroll events of elements inside the page do not bubble.
      const options = { passive: true, capture: true };
      addEventListener('scroll', lookAgain, options);
      addEventListener('resize', lookAgain);
      lookAgain();
      return () => {
        sizes?.disconnect();
        removeEventListener('scroll', lookAgain, options);
        removeEventListener('resize', lookAgain);
      };
    },
  };
};
