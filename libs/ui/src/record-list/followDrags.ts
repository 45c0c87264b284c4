import { rowAt } from './rowAt';

/** A list of which rows can be dragged, as it is in this moment. */
export type DraggedList = {
  rowHeight: number;
  ids: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: ((ids: ReadonlySet<string>) => void) | undefined;
  onReorder: (moved: readonly string[], before: string | null) => void;
};

/** Pixels that a pointer goes before a row follows it; less is the shaking of a press. */
const SLACK = 6;
/** Milliseconds for which a finger holds a row before it can be dragged; before that it scrolls. */
const HOLD = 500;
/** At its edges, so many pixels of the list scroll it, by at most so many in a frame. */
const EDGE = { size: 48, speed: 14 };

type Press = {
  id: string;
  pointerId: number;
  x: number;
  y: number;
  /** Whether moving the pointer drags: at once with a mouse or a pen, after a while with a finger. */
  isArmed: boolean;
  /** What was selected before a finger was held, which selects as well. */
  selected: ReadonlySet<string>;
  moved: readonly string[] | null;
  /** Whether Escape has ended it, while the pointer is still down. */
  isOver: boolean;
};

/** Has the list hear of a pointer also where the row that it began on is not drawn any more. */
const keepPointer = (list: HTMLElement, pointerId: number) => {
  try {
    list.setPointerCapture(pointerId);
  } catch {
    // It has been lifted in the meantime.
  }
};

/**
 * Lets rows of a list be dragged: those that are selected together where one of them is taken. It listens on the window, as a list keeps
 * presses of a mouse to itself. A line shows where they would stand, Escape leaves them where they are.
 * @param signal ends it
 */
export const followDrags = (list: HTMLElement, read: () => DraggedList, signal: AbortSignal): void => {
  let press: Press | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const gapAt = (y: number): number => {
    const { rowHeight, ids } = read();
    const place = Math.round((y - list.getBoundingClientRect().top + list.scrollTop) / rowHeight);
    return Math.max(0, Math.min(place, ids.length));
  };
  /** The row that they would stand before at a height; undefined where nothing would change. */
  const targetAt = (y: number, moved: readonly string[]): { before: string | null } | undefined => {
    const { ids } = read();
    const gap = gapAt(y);
    const before = ids.slice(gap).find((id) => !moved.includes(id)) ?? null;
    const rest = ids.filter((id) => !moved.includes(id));
    const at = before === null ? rest.length : rest.indexOf(before);
    const next = [...rest.slice(0, at), ...ids.filter((id) => moved.includes(id)), ...rest.slice(at)];
    return next.every((id, place) => id === ids[place]) ? undefined : { before };
  };
  const draw = () => {
    if (!press?.moved) return;
    const { moved, y } = press;
    const isHere = targetAt(y, moved) !== undefined;
    list.toggleAttribute('data-dropping', isHere);
    list.style.setProperty('--drop-at', `${String(gapAt(y) * read().rowHeight)}px`);
    for (const row of list.querySelectorAll<HTMLElement>('[data-key]'))
      row.toggleAttribute('data-dragged', moved.includes(row.dataset['key'] ?? ''));
  };
  const scroll = () => {
    if (!press?.moved) return;
    const { top, bottom } = list.getBoundingClientRect();
    const over = Math.max(0, press.y - (bottom - EDGE.size)) - Math.max(0, top + EDGE.size - press.y);
    list.scrollTop += Math.max(-1, Math.min(over / EDGE.size, 1)) * EDGE.speed;
    draw();
    frame = requestAnimationFrame(scroll);
  };
  const begin = (from: Press) => {
    const { ids, selected, onSelect } = read();
    const together = from.selected.has(from.id) ? ids.filter((id) => from.selected.has(id)) : [from.id];
    press = { ...from, moved: together };
    if (selected !== from.selected) onSelect?.(from.selected);
    keepPointer(list, from.pointerId);
    list.toggleAttribute('data-dragging', true);
    frame = requestAnimationFrame(scroll);
  };
  const clear = () => {
    cancelAnimationFrame(frame);
    list.toggleAttribute('data-dragging', false);
    list.toggleAttribute('data-dropping', false);
    list.style.removeProperty('--drop-at');
    for (const row of list.querySelectorAll('[data-dragged]')) row.removeAttribute('data-dragged');
  };
  const end = () => {
    if (press?.moved) clear();
    press = null;
    clearTimeout(timer);
    list.toggleAttribute('data-held', false);
  };
  /** The press that dragged opens nothing: its click comes right after. */
  const swallowClick = () => {
    const swallow = new AbortController();
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('click', stop, { capture: true, signal: swallow.signal });
    setTimeout(() => {
      swallow.abort();
    });
  };

  const down = (event: PointerEvent) => {
    const at = event.target instanceof Node && list.contains(event.target) ? rowAt(event.target) : null;
    end();
    if (!at || at.isControl || event.button !== 0 || !event.isPrimary || event.shiftKey) return;
    const isTouch = event.pointerType === 'touch';
    const { pointerId, clientX: x, clientY: y } = event;
    press = { id: at.id, pointerId, x, y, isArmed: !isTouch, selected: read().selected, moved: null, isOver: false };
    if (isTouch)
      timer = setTimeout(() => {
        if (press) press = { ...press, isArmed: true };
        // From here on the finger drags the row and does not swipe it.
        list.toggleAttribute('data-held', press !== null);
      }, HOLD);
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (press?.pointerId !== pointerId || press.isOver) return;
    if (press.moved) {
      press = { ...press, y: clientY };
      draw();
    } else if (Math.hypot(clientX - press.x, clientY - press.y) > SLACK) {
      if (press.isArmed) begin({ ...press, y: clientY });
      else end();
    }
  };
  const up = ({ pointerId, clientY }: PointerEvent) => {
    if (press?.pointerId !== pointerId) return;
    const { moved, isOver } = press;
    const target = moved && targetAt(clientY, moved);
    end();
    if (moved || isOver) swallowClick();
    if (moved && target) read().onReorder(moved, target.before);
  };
  // React Aria ends its own press with one of no pointer, when a press that is held selects.
  const cancel = ({ pointerId }: PointerEvent) => {
    if (press?.pointerId === pointerId) end();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !press?.moved) return;
    event.preventDefault();
    event.stopPropagation();
    clear();
    press = { ...press, moved: null, isOver: true };
  };
  /** What a browser would do itself with a press that drags: scroll, offer a menu, drag a picture. */
  const keep = (event: Event) => {
    if (press?.isArmed) event.preventDefault();
  };
  const capture = { capture: true, signal };
  window.addEventListener('pointerdown', down, capture);
  window.addEventListener('pointermove', move, capture);
  window.addEventListener('pointerup', up, capture);
  window.addEventListener('pointercancel', cancel, capture);
  window.addEventListener('keydown', key, capture);
  list.addEventListener('touchmove', keep, { passive: false, signal });
  list.addEventListener('dragstart', keep, { signal });
  signal.addEventListener('abort', end);
};
