import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

type Drag = {
  /** Which files follow the pointer when it takes this one; none where they may not be moved. */
  takes: (id: string) => readonly string[];
  /** The folder of a row, null where it is none that they could go into. */
  folderOf: (rowId: string, moved: readonly string[]) => string | null;
  /** They are let go over a folder; null is the top. */
  onDrop: (moved: readonly string[], folderId: string | null) => void;
};

/** Where files that are dragged are, for what is drawn beside the pointer. */
export type Dragged = { count: number; x: number; y: number };

/** Pixels that a pointer goes before files follow it; less is the shaking of a press. */
const SLACK = 6;

/**
 * Lets files be dragged by mouse or pen onto folders among them, and onto whatever has `data-folder`, as the path above them. Escape leaves
 * all where it is. By a finger and by keys the same is done by "Move to".
 */
export function useDragOnto(areaRef: RefObject<HTMLElement | null>, drag: Drag): Dragged | null {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const takes = useEffectEvent(drag.takes);
  const folderOf = useEffectEvent(drag.folderOf);
  const drop = useEffectEvent(drag.onDrop);
  useEffect(() => {
    const gone = new AbortController();
    let press: { id: string; pointerId: number; x: number; y: number; moved: readonly string[] | null } | null = null;
    let target: Element | null = null;
    const mark = (next: Element | null) => {
      target?.removeAttribute('data-drop-target');
      next?.setAttribute('data-drop-target', '');
      target = next;
    };
    const end = () => {
      press = null;
      mark(null);
      setDragged(null);
    };
    /** The folder at a point: undefined where there is none. */
    const placeAt = (x: number, y: number): { element: Element; folderId: string | null } | undefined => {
      const under = document.elementFromPoint(x, y);
      const step = under?.closest<HTMLElement>('[data-folder]');
      if (step) return { element: step, folderId: step.dataset['folder'] || null };
      const row = under?.closest<HTMLElement>('[data-key]');
      const id = row?.dataset['key'];
      if (!row || id === undefined || !areaRef.current?.contains(row)) return undefined;
      const folderId = folderOf(id, press?.moved ?? []);
      return folderId === null ? undefined : { element: row, folderId };
    };
    const down = (event: PointerEvent) => {
      end();
      if (!(event.target instanceof Element) || event.button !== 0 || event.pointerType === 'touch') return;
      const row = event.target.closest<HTMLElement>('[data-key]');
      const control = event.target.closest('button, a, input, label');
      if (!row?.dataset['key'] || !areaRef.current?.contains(row) || (control && row.contains(control))) return;
      press = { id: row.dataset['key'], pointerId: event.pointerId, x: event.clientX, y: event.clientY, moved: null };
    };
    const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (press?.pointerId !== pointerId) return;
      if (!press.moved) {
        if (Math.hypot(x - press.x, y - press.y) <= SLACK) return;
        const moved = takes(press.id);
        if (moved.length === 0) {
          end();
          return;
        }
        press = { ...press, moved };
      }
      mark(placeAt(x, y)?.element ?? null);
      setDragged({ count: press.moved?.length ?? 0, x, y });
    };
    const up = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (press?.pointerId !== pointerId) return;
      const { moved } = press;
      const place = moved && placeAt(clientX, clientY);
      end();
      if (!moved) return;
      // The press that dragged opens nothing: its click comes right after.
      const swallow = new AbortController();
      const stop = (event: Event) => {
        event.preventDefault();
        event.stopPropagation();
      };
      window.addEventListener('click', stop, { capture: true, signal: swallow.signal });
      setTimeout(() => {
        swallow.abort();
      });
      if (place) drop(moved, place.folderId);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !press?.moved) return;
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    const options = { capture: true, signal: gone.signal };
    window.addEventListener('pointerdown', down, options);
    window.addEventListener('pointermove', move, options);
    window.addEventListener('pointerup', up, options);
    window.addEventListener('pointercancel', end, options);
    window.addEventListener('keydown', key, options);
    gone.signal.addEventListener('abort', () => {
      mark(null);
    });
    return () => {
      gone.abort();
    };
  }, [areaRef]);
  return dragged;
}
