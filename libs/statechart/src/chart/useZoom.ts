import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Point } from '../layout/layout';
import { listenToDrag, listenToPinch } from './gestures';

const STEP = 1.25;
const [SMALLEST, LARGEST] = [0.2, 3];
/** Below this nobody can read it: a larger chart is shown in part at first. */
const READABLE = 0.75;

/** How many CSS pixels a unit of the chart is: the root is 10 px at the normal font size. */
const unit = (): number => (parseFloat(getComputedStyle(document.documentElement).fontSize) || 10) / 10;

type Anchor = {
  /** The place in the chart that stays where it is, in units. */
  place: Point;
  /** Where that is, in the window. */
  client: Point;
};

export type Zoom = {
  scale: number;
  zoomIn: () => void;
  zoomOut: () => void;
  /** All of the chart, at most in its own size; it then follows the frame's size. */
  fit: () => void;
};

/**
 * Zooming a chart in a frame that scrolls. The frame pans by itself (wheel, finger, keys); this adds dragging with a mouse,
 * Ctrl or ⌘ with the wheel, and two fingers.
 */
export const useZoom = (
  frame: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  size: { width: number; height: number } | null,
): Zoom => {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [chosen, setChosen] = useState<number | 'fit' | 'readable'>('readable');
  const anchor = useRef<Anchor | null>(null);

  const fitting =
    size && room.width > 0 ? Math.min(1, room.width / (size.width * unit()), room.height / (size.height * unit())) : 1;
  const scale = typeof chosen === 'number' ? chosen : Math.max(chosen === 'fit' ? SMALLEST : READABLE, fitting);

  const zoomBy = (factor: number, client?: Point) => {
    const box = layer.current?.getBoundingClientRect();
    const view = frame.current?.getBoundingClientRect();
    if (!box || !view) return;
    const at = client ?? { x: view.x + view.width / 2, y: view.y + view.height / 2 };
    anchor.current = { place: { x: (at.x - box.x) / scale, y: (at.y - box.y) / scale }, client: at };
    setChosen(Math.min(LARGEST, Math.max(SMALLEST, scale * factor)));
  };
  const zoomByGesture = useEffectEvent(zoomBy);

  // What was under the pointer stays under it.
  useLayoutEffect(() => {
    const [box, held] = [layer.current?.getBoundingClientRect(), anchor.current];
    anchor.current = null;
    if (!box || !held) return;
    const moved = {
      left: box.x + held.place.x * scale - held.client.x,
      top: box.y + held.place.y * scale - held.client.y,
    };
    if (moved.left !== 0 || moved.top !== 0) frame.current?.scrollBy({ ...moved, behavior: 'instant' });
  }, [frame, layer, scale]);

  useEffect(() => {
    const element = frame.current;
    // Without it, as where nothing is drawn, the chart keeps its own size.
    if (!element || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => {
      const { paddingInlineStart, paddingBlockStart } = getComputedStyle(element);
      setRoom({
        width: element.clientWidth - 2 * parseFloat(paddingInlineStart),
        height: element.clientHeight - 2 * parseFloat(paddingBlockStart),
      });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [frame]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      // A trackpad's pinch says Ctrl too.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomByGesture(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
    };
    // React listens passively, which could not keep the page from zooming.
    element.addEventListener('wheel', onWheel, { passive: false });
    const unpinch = listenToPinch(element, (factor, at) => {
      zoomByGesture(factor, at);
    });
    return () => {
      element.removeEventListener('wheel', onWheel);
      unpinch();
    };
  }, [frame]);

  useEffect(() => (frame.current ? listenToDrag(frame.current) : undefined), [frame]);

  return {
    scale,
    zoomIn: () => {
      zoomBy(STEP);
    },
    zoomOut: () => {
      zoomBy(1 / STEP);
    },
    fit: () => {
      setChosen('fit');
    },
  };
};
