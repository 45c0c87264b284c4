import type { Point } from '../layout/layout';

/** Zooms with two fingers, and keeps the page from doing so. Returns what ends it. */
export function listenToPinch(element: HTMLElement, zoomBy: (factor: number, at: Point) => void): () => void {
  let apart = 0;
  const onTouch = (event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other) {
      apart = 0;
      return;
    }
    event.preventDefault();
    const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
    if (apart > 0) zoomBy(now / apart, middle);
    apart = now;
  };
  const kinds = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
  for (const kind of kinds) element.addEventListener(kind, onTouch, { passive: false });
  return () => {
    for (const kind of kinds) element.removeEventListener(kind, onTouch);
  };
}

/** How many pixels a mouse may move while it presses something. */
const STILL = 4;

/** Keeps from an element the click that belongs to the release of the mouse, where there is one. */
const ignoreClick = (element: HTMLElement) => {
  const released = new AbortController();
  const ignore = (event: MouseEvent) => {
    event.stopPropagation();
  };
  element.addEventListener('click', ignore, { capture: true, signal: released.signal });
  setTimeout(() => {
    released.abort();
  });
};

/** Scrolls an element by dragging it with the mouse, which presses nothing in it. Returns what ends it. */
export function listenToDrag(element: HTMLElement): () => void {
  const onDown = (event: PointerEvent) => {
    // Fingers scroll by themselves, and a press on something of the chart is for that.
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    if ((event.target as HTMLElement).closest('[data-transition]')) return;
    const stop = new AbortController();
    let way = 0;
    const onMove = ({ movementX, movementY }: PointerEvent) => {
      way += Math.hypot(movementX, movementY);
      element.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
    };
    const onUp = () => {
      stop.abort();
      if (way > STILL) ignoreClick(element);
    };
    window.addEventListener('pointermove', onMove, { signal: stop.signal });
    window.addEventListener('pointerup', onUp, { signal: stop.signal });
    window.addEventListener('pointercancel', onUp, { signal: stop.signal });
  };
  element.addEventListener('pointerdown', onDown);
  return () => {
    element.removeEventListener('pointerdown', onDown);
  };
}
