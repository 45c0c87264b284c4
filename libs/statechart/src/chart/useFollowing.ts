import { useEffect } from 'react';
import type { RefObject } from 'react';

const MARGIN = 24;

/** How far a frame has to scroll for a part of it to be seen; 0 where it is seen. */
const missing = (part: [number, number], frame: [number, number]): number => {
  if (part[0] < frame[0] + MARGIN) return part[0] - frame[0] - MARGIN;
  if (part[1] > frame[1] - MARGIN) return Math.min(part[1] - frame[1] + MARGIN, part[0] - frame[0] - MARGIN);
  return 0;
};

/** Keeps the active state in sight: a chart larger than its frame scrolls to it whenever another becomes active. */
export const useFollowing = (frame: RefObject<HTMLElement | null>, active: string | undefined, isThere: boolean) => {
  useEffect(() => {
    const element = frame.current;
    if (!element || !isThere || active === undefined) return;
    const state = element.querySelector(`[data-item="${CSS.escape(active)}"]`);
    if (!state) return;
    const [part, view] = [state.getBoundingClientRect(), element.getBoundingClientRect()];
    // Where nothing is drawn there is nothing out of sight.
    if (view.width === 0) return;
    // Not scrollIntoView: the page around the chart stays where it is. The frame's style says whether it glides.
    element.scrollBy({
      left: missing([part.left, part.right], [view.left, view.right]),
      top: missing([part.top, part.bottom], [view.top, view.bottom]),
    });
  }, [frame, active, isThere]);
};
