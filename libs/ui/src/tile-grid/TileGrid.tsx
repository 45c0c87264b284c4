import { memo, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { tileMove } from './tileMove';
import { createTileView } from './tileView';

export type TileGridProps<T> = {
  /** One item for each tile. A tile renders again only if its item is another object. */
  items: readonly T[];
  idOf: (item: T) => string;
  /** What a tile shows. Define it outside the component or memoize it: a new function renders all tiles again. */
  renderTile: (item: T) => ReactNode;
  /** Called when a tile is pressed, by a click, Enter or Space. */
  onPress: (item: T) => void;
  /** Names the list for a screen reader. */
  label: string;
  /** The least width of a tile, in rem. The tiles of a row share the remaining width. */
  minWidth: number;
  /** The height of every tile, in rem. */
  height: number;
  /** Between tiles, in rem. @default 0.8 */
  gap?: number;
  /**
   * How much of the view is covered at the top and the bottom, as CSS lengths. The focused tile is scrolled in between.
   */
  covered?: { top: string; bottom: string };
};

/**
 * Thousands of equal tiles to press. Only those near the view are drawn, and the grid scrolls with the page. One stop
 * for Tab; arrows, Home, End and Page keys move, Enter and Space press.
 */
export const TileGrid = <T,>({
  items,
  idOf,
  renderTile,
  onPress,
  label,
  minWidth,
  height,
  gap = 0.8,
  covered = uncovered,
}: TileGridProps<T>) => {
  const list = useRef<HTMLUListElement>(null);
  const [store] = useState(() => createTileView({ minWidth, height, gap }));
  const { columns, firstRow, lastRow } = useSyncExternalStore(store.subscribe, store.get);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = Math.max(
    0,
    items.findIndex((item) => idOf(item) === activeId),
  );

  useLayoutEffect(() => (list.current ? store.watch(list.current) : undefined), [store]);
  // The tile that gets the focus once it is drawn.
  const goal = useRef<number | null>(null);
  const focusTile = (index: number) => {
    const tile = list.current?.querySelector<HTMLElement>(`[data-index="${String(index)}"] > button`);
    if (!tile) return false;
    // The browser's own scrolling does not always respect what is covered.
    tile.focus({ preventScroll: true });
    tile.scrollIntoView({ block: 'nearest' });
    return true;
  };
  useEffect(() => {
    if (goal.current !== null && focusTile(goal.current)) goal.current = null;
  });

  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !list.current) return;
    const isMirrored = getComputedStyle(list.current).direction === 'rtl';
    const next = tileMove(event.key, active, { count: items.length, columns, isMirrored });
    const item = next === null ? undefined : items[next];
    if (next === null || item === undefined) return;
    event.preventDefault();
    setActiveId(idOf(item));
    if (!focusTile(next)) goal.current = next;
  };
  const indexOf = (element: EventTarget) =>
    Number((element as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset.index);

  const from = Math.min(firstRow * columns, items.length);
  const shown = items.slice(from, lastRow * columns).map((item, place) => ({ item, index: from + place }));
  // The focused tile stays drawn, however far the page is scrolled.
  const kept = items[active];
  if (kept !== undefined && (active < from || active >= lastRow * columns)) shown.push({ item: kept, index: active });
  const rows = Math.ceil(items.length / columns);

  return (
    <Frame
      ref={list}
      role="list"
      aria-label={label}
      style={{ blockSize: `${String(Math.max(0, rows * (height + gap) - gap))}rem` }}
      onKeyDown={move}
      onFocus={({ target }) => {
        const item = items[indexOf(target)];
        if (item !== undefined) setActiveId(idOf(item));
      }}
      onClick={({ target }) => {
        const item = items[indexOf(target)];
        if (item !== undefined) onPress(item);
      }}
    >
      {shown.map(({ item, index }) => (
        <Tile
          key={idOf(item)}
          index={index}
          count={items.length}
          columns={columns}
          height={height}
          gap={gap}
          top={covered.top}
          bottom={covered.bottom}
          isActive={index === active}
          item={item as unknown}
          render={renderTile as (item: unknown) => ReactNode}
        />
      ))}
    </Frame>
  );
};

const uncovered = { top: '0', bottom: '0' };

type TileProps = {
  index: number;
  count: number;
  columns: number;
  height: number;
  gap: number;
  top: string;
  bottom: string;
  isActive: boolean;
  item: unknown;
  render: (item: unknown) => ReactNode;
};

/** Memoized: while one scrolls, only tiles that come into view are drawn. */
const Tile = memo(function Tile({ index, count, columns, height, gap, isActive, item, render, ...covered }: TileProps) {
  const [row, column] = [Math.floor(index / columns), index % columns];
  return (
    <Place
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{
        insetBlockStart: `${String(row * (height + gap))}rem`,
        insetInlineStart: `calc((100% + ${String(gap)}rem) / ${String(columns)} * ${String(column)})`,
        inlineSize: `calc((100% + ${String(gap)}rem) / ${String(columns)} - ${String(gap)}rem)`,
        blockSize: `${String(height)}rem`,
        scrollMarginBlock: `${covered.top} ${covered.bottom}`,
      }}
    >
      <Press type="button" tabIndex={isActive ? 0 : -1}>
        {render(item)}
      </Press>
    </Place>
  );
});

const Frame = styled.ul`
  position: relative;
  inline-size: 100%;
`;

const Place = styled.li`
  position: absolute;
`;

const Press = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  inline-size: 100%;
  block-size: 100%;
  padding: ${({ theme }) => theme.space(2)};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.card};
  color: ${({ theme }) => theme.color.text};
  background: none;
  text-align: center;
  cursor: pointer;
  scroll-margin: inherit;
  transition: background ${({ theme }) => theme.motion.hover};

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }

  &:active {
    border-color: ${({ theme }) => theme.color.borderStrong};
  }
`;
