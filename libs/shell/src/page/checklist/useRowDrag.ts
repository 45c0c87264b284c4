import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';

/**
 * Moves a row by its handle, with mouse, pen or finger. Each time the pointer passes half a row, the row moves by one
 * place.
 * @param onMove moves the row one place up (-1) or down (1)
 */
export function useRowDrag(onMove: (by: -1 | 1) => void) {
  const from = useRef<number | null>(null);
  const [isDragged, setIsDragged] = useState(false);
  const end = () => {
    from.current = null;
    setIsDragged(false);
  };
  return {
    row: { 'data-dragged': isDragged || undefined },
    handle: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = event.clientY;
        setIsDragged(true);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (from.current === null) return;
        const height = event.currentTarget.parentElement?.offsetHeight ?? 0;
        const way = event.clientY - from.current;
        if (Math.abs(way) < height * 0.7) return;
        const by = way > 0 ? 1 : -1;
        from.current += by * height;
        onMove(by);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onLostPointerCapture: end,
    },
  };
}
