import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ComponentProps, KeyboardEvent, MouseEvent, PointerEvent, Ref, RefObject } from 'react';
import type { ListState } from 'react-aria-components/GridList';
import { useLocale } from 'react-aria-components/I18nProvider';
import { columnsIn } from './EqualRowsLayout';
import { rowAt } from './rowAt';
import { extendTo } from './rowRange';
import type { Range } from './rowRange';
import { rowShift } from './rowShift';
import type { RowPlaces } from './rowShift';

/** What a page can do with a RecordList. */
export type RecordListHandle = {
  /**
   * Moves the focus to a row and scrolls it into view. Without an id: to the row that last had the focus, else the
   * current one, else the first.
   * @returns whether there is such a row
   */
  focus: (id?: string) => boolean;
  /**
   * Moves the focus to a row and scrolls it to the top of the list.
   * @returns whether there is such a row
   */
  lead: (id: string) => boolean;
  /**
   * Moves the focus by this number of rows, and stops at the ends.
   * @returns whether there is a row
   */
  move: (by: number) => boolean;
  /**
   * Selects or deselects the focused row; while the focus is elsewhere the one that `focus` would lead to, which gets it.
   * @returns whether there is such a row
   */
  toggle: () => boolean;
  /**
   * Selects all rows, besides what is selected already, and leads the focus to them.
   * @returns whether there are any
   */
  selectAll: () => boolean;
  /** The row that has the focus; null while it is elsewhere. */
  focusedId: () => string | null;
};

export type RecordGridProps = {
  grid: ComponentProps<'div'>;
  state: ListState<unknown>;
  scrollerRef: RefObject<HTMLDivElement | null>;
  /** Where a selection with Shift starts; null until a row has been selected. */
  rangeRef: RefObject<Range | null>;
  handle: Ref<RecordListHandle> | undefined;
  ids: readonly string[];
  places: RowPlaces;
  rowHeight: number;
  /** The least width of tiles; undefined for rows. */
  leastWidth: number | undefined;
  current: string | null;
  listing: string;
  top: number;
  selected: ReadonlySet<string>;
  onSelect: ((ids: ReadonlySet<string>) => void) | undefined;
  onOpen: ((id: string) => void) | undefined;
  onScrolled: ((top: number) => void) | undefined;
};

/**
 * The scrolling element, inside React Aria's GridList, so that scrolling and a change of the rows happen in the same
 * render. It also handles the mouse and Shift as mail programs do: a press anywhere opens, whether or not something is selected;
 * Shift selects from the last row. Touch, checkboxes, Space and presses of screen readers are left to React Aria.
 */
export const RecordGrid = ({
  grid,
  state,
  scrollerRef,
  rangeRef,
  handle,
  ids,
  places,
  rowHeight,
  leastWidth,
  current,
  listing,
  top,
  selected,
  onSelect,
  onOpen,
  onScrolled,
}: RecordGridProps) => {
  const { direction } = useLocale();
  const { selectionManager: manager } = state;
  const pointed = useRef<string | null>(null);

  /** How many records stand beside each other. */
  const columns = () => columnsIn(scrollerRef.current?.clientWidth ?? 0, leastWidth);
  /** How far down a record is, in pixels. */
  const topOf = (place: number) => Math.floor(place / columns()) * rowHeight;
  const reveal = (id: string) => {
    const place = places.get(id);
    const view = scrollerRef.current;
    if (place === undefined || !view) return;
    const start = topOf(place);
    if (start < view.scrollTop) view.scrollTop = start;
    else if (start + rowHeight > view.scrollTop + view.clientHeight)
      view.scrollTop = start + rowHeight - view.clientHeight;
  };
  const focusRow = (id: string) => {
    if (!places.has(id)) return false;
    reveal(id);
    manager.setFocused(true);
    manager.setFocusedKey(id);
    return true;
  };
  const focusedKey = () => (manager.focusedKey === null ? null : String(manager.focusedKey));
  const hasFocus = () => scrollerRef.current?.contains(document.activeElement) ?? false;

  const select = (next: ReadonlySet<string>, changed: Range) => {
    rangeRef.current = changed;
    onSelect?.(next);
  };
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    select(next, { anchor: id, extent: id });
  };
  const extend = (id: string) => {
    const known = rangeRef.current;
    // If Shift is used first, the selection starts at the focused row.
    const anchor = focusedKey() ?? id;
    const from = known && places.has(known.anchor) ? known : { anchor, extent: anchor };
    select(extendTo(ids, selected, from, id), { anchor: from.anchor, extent: id });
  };

  useImperativeHandle(handle, () => {
    const start = () => {
      const known = [focusedKey(), current].find((id) => id !== null && places.has(id));
      return known ?? ids[0];
    };
    return {
      focus: (id = start()) => id !== undefined && focusRow(id),
      lead: (id) => {
        if (scrollerRef.current) scrollerRef.current.scrollTop = topOf(places.get(id) ?? 0);
        return focusRow(id);
      },
      move: (by) => {
        const from = start();
        if (from === undefined) return false;
        const isBeginning = focusedKey() === null && current === null;
        const place = (places.get(from) ?? 0) + (isBeginning ? 0 : by);
        return focusRow(ids[Math.max(0, Math.min(place, ids.length - 1))] ?? from);
      },
      toggle: () => {
        const id = start();
        if (id === undefined || !onSelect) return false;
        if (!hasFocus()) focusRow(id);
        toggle(id);
        return true;
      },
      selectAll: () => {
        const id = start();
        if (id === undefined || !onSelect) return false;
        if (!hasFocus()) focusRow(id);
        rangeRef.current = null;
        onSelect(new Set([...selected, ...ids]));
        return true;
      },
      focusedId: () => (hasFocus() ? focusedKey() : null),
    };
  });

  /**
   * When rows come or go, the row under the pointer stays in place, else the focused row, else the first in view. A list that stands at
   * its top, where nobody points at it, shows what comes in there. When rows only change places, the view stays where it is, but for a
   * focused row that was moved by one place.
   */
  const stay = (view: HTMLElement, old: readonly string[]) => {
    if (old.length === ids.length && old.every((id) => places.has(id))) {
      const id = hasFocus() ? focusedKey() : null;
      if (id !== null && Math.abs(old.indexOf(id) - (places.get(id) ?? 0)) === 1) reveal(id);
      return;
    }
    // Among tiles a place more is seldom a line more.
    if (leastWidth !== undefined) return;
    const placeOf = (id: string | null) => (id === null ? -1 : old.indexOf(id));
    const inView = (place: number) =>
      place * rowHeight > view.scrollTop - rowHeight && place * rowHeight < view.scrollTop + view.clientHeight;
    const isAtTop = view.scrollTop === 0;
    const focused = !isAtTop && hasFocus() ? placeOf(focusedKey()) : -1;
    const first = isAtTop ? -1 : Math.ceil(view.scrollTop / rowHeight);
    const anchor = [placeOf(pointed.current), focused, first].find((place) => place >= 0 && inView(place));
    if (anchor !== undefined) view.scrollTop += rowShift(old, places, anchor) * rowHeight;
  };
  const drawn = useRef<{ ids: readonly string[]; collection: unknown; listing: string; current: string | null }>(null);
  useLayoutEffect(() => {
    const view = scrollerRef.current;
    const before = drawn.current;
    // React Aria draws new rows in a second render. Before that there is nothing to scroll to.
    const isDrawn =
      state.collection.size === ids.length && (ids === before?.ids || state.collection !== before?.collection);
    if (!view || !isDrawn) return;
    drawn.current = { ids, collection: state.collection, listing, current };
    if (before?.listing !== listing) {
      rangeRef.current = null;
      view.scrollTop = top;
    } else if (before.ids !== ids) stay(view, before.ids);
    // The record that is open is in view, unless the list has been left elsewhere.
    const isBeginning = before === null && top > 0;
    if (current !== null && current !== before?.current && !isBeginning) reveal(current);
  });

  // What comes above the rows later, such as their count, takes room from them: the record that is open stays in view.
  const keepInView = useEffectEvent((heightBefore: number) => {
    const view = scrollerRef.current;
    const place = current === null ? undefined : places.get(current);
    if (place === undefined || !view) return;
    const bottom = topOf(place) + rowHeight - view.scrollTop;
    if (bottom > view.clientHeight && bottom <= heightBefore) view.scrollTop += bottom - view.clientHeight;
  });
  useEffect(() => {
    const view = scrollerRef.current;
    if (!view || typeof ResizeObserver === 'undefined') return;
    let height = view.clientHeight;
    const observer = new ResizeObserver(() => {
      keepInView(height);
      height = view.clientHeight;
    });
    observer.observe(view);
    return () => {
      observer.disconnect();
    };
  }, [scrollerRef]);

  const mouse = useRef<string | null>(null);
  const pressPointer = (event: PointerEvent) => {
    const at = rowAt(event.target);
    const isOurs = event.pointerType === 'mouse' && event.button === 0 && at !== null;
    mouse.current = isOurs && (!at.isControl || (at.isBox && event.shiftKey)) ? at.id : null;
    if (mouse.current !== null) event.stopPropagation();
  };
  const click = (event: MouseEvent) => {
    const id = mouse.current;
    mouse.current = null;
    if (id === null || rowAt(event.target)?.id !== id) return;
    // Handled here, so neither the checkbox nor React Aria may handle it again.
    event.preventDefault();
    event.stopPropagation();
    const words = window.getSelection();
    if (event.shiftKey && onSelect) {
      // Shift and a press select rows, not their words.
      words?.removeAllRanges();
      extend(id);
    } else if ((event.ctrlKey || event.metaKey) && onSelect) toggle(id);
    // Whoever has selected words of it wants those.
    else if (words?.isCollapsed !== false || !event.currentTarget.contains(words.anchorNode)) onOpen?.(id);
  };
  const pressKey = (event: KeyboardEvent) => {
    const id = focusedKey();
    const at = rowAt(event.target);
    if (id === null || !at || event.altKey || event.ctrlKey || event.metaKey) return;
    const take = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.key === 'Enter' && !at.isControl && onOpen) {
      take();
      onOpen(id);
    }
    if (!event.shiftKey || !onSelect) return;
    const place = places.get(id) ?? 0;
    const onward = direction === 'rtl' ? -1 : 1;
    const goals: Partial<Record<string, number>> = {
      ...{ ArrowDown: place + columns(), ArrowUp: place - columns(), Home: 0, End: ids.length - 1 },
      ...(leastWidth === undefined ? {} : { ArrowLeft: place - onward, ArrowRight: place + onward }),
      ...(at.isControl ? {} : { ' ': place }),
    };
    const goal = goals[event.key];
    const next = goal === undefined ? undefined : ids[Math.max(0, Math.min(goal, ids.length - 1))];
    if (next === undefined) return;
    take();
    extend(next);
    focusRow(next);
  };

  return (
    <div
      {...grid}
      data-list
      data-selecting={selected.size > 0 || undefined}
      onPointerDownCapture={pressPointer}
      onClickCapture={click}
      onKeyDownCapture={pressKey}
      onPointerOver={({ target }) => {
        pointed.current = rowAt(target)?.id ?? null;
      }}
      onPointerLeave={() => {
        pointed.current = null;
      }}
      onScroll={({ currentTarget }) => onScrolled?.(currentTarget.scrollTop)}
    />
  );
};
