import { useDeferredValue, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { growingPage } from '../page-scroller';
import { layOut } from './layOut';

const GAP = 16;
const NARROW_GAP = 12;
const TWO_COLUMNS_FROM = 480;

/** Up to this number all cards are drawn; beyond it only those near the view. */
const ALL_DRAWN = 60;

/** Pixels above and below the view within which cards are drawn, and the steps in which the view counts as moved. */
const OVERSCAN = 1000;
const STEP = 250;

/** How wide the frame is, and what of it is in view; in pixels. */
type View = { width: number; from: number; to: number };

/** Measures the drawn cards and the view, and notifies its subscribers of changes before the next paint. */
const createMeasures = () => {
  let heights: ReadonlyMap<string, number> = new Map();
  let view: View | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    listeners.forEach((onChange) => {
      onChange();
    });
  };
  return {
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    getHeights: () => heights,
    getView: () => view,
    measureCards: (frame: HTMLElement) => {
      const changed = new Map<string, number>();
      for (const card of frame.children) {
        if (!(card instanceof HTMLElement) || !card.dataset.id || card.offsetHeight === 0) continue;
        if (heights.get(card.dataset.id) !== card.offsetHeight) changed.set(card.dataset.id, card.offsetHeight);
      }
      if (changed.size === 0) return;
      heights = new Map([...heights, ...changed]);
      tell();
    },
    measureView: (frame: HTMLElement) => {
      const { top, width } = frame.getBoundingClientRect();
      const from = Math.floor(-top / STEP) * STEP;
      const to = Math.ceil((innerHeight - top) / STEP) * STEP;
      if (view?.width === width && view.from === from && view.to === to) return;
      view = { width, from, to };
      tell();
    },
  };
};

type Options<C> = {
  cards: readonly C[];
  idOf: (card: C) => string;
  /** How high a card is likely to be, in pixels, until it is drawn and measured. */
  estimate: (card: C) => number;
  /** A card that is always drawn, because it has the focus. */
  keptId: string | null;
  /** The least width of a column, in pixels. */
  minWidth: number;
};

/**
 * Lays cards out in columns of a least width and says which cards to draw. CSS columns would put the second card
 * under the first, move every card when one is added, and draw cards that are far from the view.
 */
export function useMasonry<C>({ cards, idOf, estimate, keptId, minWidth }: Options<C>) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [measures] = useState(createMeasures);
  const heights = useSyncExternalStore(measures.subscribe, measures.getHeights);
  const view = useSyncExternalStore(measures.subscribe, measures.getView);
  const [observer] = useState(() => {
    if (typeof ResizeObserver === 'undefined') return null;
    return new ResizeObserver(([entry]) => {
      const list = entry?.target.closest<HTMLElement>('[role="list"]');
      if (list) measures.measureCards(list);
    });
  });

  // First what is in view; what is around that comes in steps, which a press can interrupt.
  const hasMore = useDeferredValue(true, false);
  const overscan = hasMore ? OVERSCAN : 0;

  const width = view?.width ?? 0;
  const gap = width < TWO_COLUMNS_FROM ? NARROW_GAP : GAP;
  const columns = Math.max(1, Math.floor((width + gap) / (minWidth + gap)));
  const cardWidth = (width - gap * (columns - 1)) / columns;
  const layout = useMemo(
    () =>
      layOut(
        cards.map((card) => heights.get(idOf(card)) ?? estimate(card)),
        columns,
        gap,
      ),
    [cards, heights, columns, gap, idOf, estimate],
  );
  const drawn = cards.flatMap((card, index) => {
    const place = layout.places[index];
    // Before the frame is measured, cards would be drawn and measured at a width that is not theirs.
    if (!place || !view) return [];
    const isNear = place.top + place.height > view.from - overscan && place.top < view.to + overscan;
    const areAllDrawn = hasMore && cards.length <= ALL_DRAWN;
    if (!areAllDrawn && !isNear && idOf(card) !== keptId) return [];
    return [{ card, index, top: place.top, start: place.column * (cardWidth + gap) }];
  });

  useLayoutEffect(() => {
    if (!frame) return;
    const look = () => {
      measures.measureView(frame);
    };
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    sizes?.observe(frame);
    sizes?.observe(growingPage(frame));
    // Captured: the scrolling of an area within the page does not bubble.
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    look();
    return () => {
      sizes?.disconnect();
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [frame, measures]);
  // After every render: a card may have changed its height and must be placed before it is painted.
  useLayoutEffect(() => {
    if (!frame) return;
    measures.measureCards(frame);
    for (const card of frame.children) observer?.observe(card);
  });

  return { frameRef: setFrame, drawn, places: layout.places, height: layout.height, cardWidth };
}
