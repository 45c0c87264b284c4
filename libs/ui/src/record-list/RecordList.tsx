import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ComponentProps, ReactNode, Ref, RefObject } from 'react';
import { GridList } from 'react-aria-components/GridList';
import type { Selection } from 'react-aria-components/GridList';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import styled from 'styled-components';
import type { Action } from '../action-row';
import { useIsPhone } from '../is-wide';
import { lazyContent, PartBoundary, useLazyContent } from '../lazy-content';
import { EqualRowsLayout } from './EqualRowsLayout';
import { RecordGrid } from './RecordGrid';
import type { RecordListHandle } from './RecordGrid';
import { RecordListContext, RowActionsContext } from './RecordListContext';
import type { ListedRecord, RecordListValue, RecordRow, RecordTiles, RowSwipes } from './RecordListContext';
import { RecordRowItem } from './RecordRowItem';
import { RecordRowSkeletons } from './RecordRowSkeletons';
import { RowsWithoutIndex } from './RowsWithoutIndex';
import { toggledRow } from './rowRange';
import type { Range } from './rowRange';
import { rowPlaces } from './rowShift';
import { useRowDrags } from './useRowDrags';
import { usePixels, useRowHeight } from './useRowHeight';
import type { RowDensity } from './useRowHeight';

export type { RecordListHandle } from './RecordGrid';

/** Fetched by phones alone. */
const loadSwipe = lazyContent(async () => (await import('./RowSwipe')).RowSwipe);

export type RecordListProps<T extends ListedRecord> = {
  ref?: Ref<RecordListHandle>;
  /** Names the list for a screen reader. */
  label: string;
  /**
   * The records to show: searched, filtered and sorted by the app. Undefined while they are loading: then skeletons are
   * shown.
   */
  rows: readonly T[] | undefined;
  /** A record in plain words: the row's name for a screen reader. Another function names all rows again: keep it with `useCallback`. */
  textOf: (record: T) => string;
  /**
   * What a row shows. Called for the rows in view when their records change, and for all of them when the function is
   * another one: keep it with `useCallback`.
   */
  row: (record: T) => RecordRow;
  /** Buttons that replace the time and the icons while the row is hovered or focused. */
  actions?: (record: T) => readonly Action[];
  /** What is done to a row that is swiped on a phone. It can be done in another way, too. */
  swipes?: ((record: T) => RowSwipes) | undefined;
  /** Two lines in 60 px, or one in 40. @default 'comfortable' */
  density?: RowDensity;
  /** Draws tiles beside each other in place of rows. They have no buttons: their actions are in a menu and over a selection. */
  tiles?: RecordTiles<T> | undefined;
  /** The record that is open; its row is marked. */
  current?: string | null;
  /** Called when a row is opened by a press or Enter. */
  onOpen?: (id: string) => void;
  /** The selected ids, including records that are currently filtered out. */
  selected?: ReadonlySet<string>;
  /** Called when the selection changes. Without it nothing can be selected. */
  onSelect?: (selected: ReadonlySet<string>) => void;
  /**
   * Identifies the search, filters and order of the rows. When it changes the list scrolls to `top`; otherwise it keeps
   * its position.
   */
  listing?: string;
  /** The scroll position at which a listing starts, in pixels. @default 0 */
  top?: number;
  /**
   * Called when rows have been dragged before another one, or to the end. Without it they cannot be dragged. With a finger, a row is held
   * first. An app that gives it has keys for the same.
   */
  onReorder?: ((moved: readonly string[], before: string | null) => void) | undefined;
  /** Called with the scroll position, in pixels. */
  onScrolled?: (top: number) => void;
  /** Announced while skeletons are shown: "Contacts are being loaded". */
  loadingLabel: string;
  /** Shown if there are no rows. */
  empty?: ReactNode;
};

/**
 * Thousands of records, of which only those in view are drawn. It fills the height it is given and scrolls. One stop for Tab; arrows
 * move, Enter opens, Space selects, Shift and arrows or a press extend, Ctrl A selects all that are shown, Escape clears; the arrows
 * along the line lead to a row's box and buttons. On a screen that is touched, a press that is held begins a selection.
 */
export const RecordList = <T extends ListedRecord>(props: RecordListProps<T>) => {
  const { rows, loadingLabel, density = 'comfortable', tiles, empty } = props;
  const lineHeight = useRowHeight(density);
  const tileHeight = usePixels(tiles?.height ?? 0);
  const rowHeight = tiles ? tileHeight : lineHeight;
  // The last row may go while it has the focus, and what stands in the place of the rows may, too.
  const wasLeftRef = useRef(false);
  // The first rows are the largest thing that a page draws: in small steps, between which it answers.
  const areDrawn = useDeferredValue(rows !== undefined);
  if (!rows || !areDrawn)
    return tiles ? (
      <tiles.parts.Skeletons label={loadingLabel} width={tiles.width} height={tiles.height} />
    ) : (
      <RecordRowSkeletons label={loadingLabel} height={rowHeight} isOneLine={density === 'compact'} />
    );
  if (rows.length === 0) return <Nothing wasLeftRef={wasLeftRef}>{empty}</Nothing>;
  return <Rows {...props} rows={rows} rowHeight={rowHeight} wasLeftRef={wasLeftRef} />;
};

type RowsProps<T extends ListedRecord> = RecordListProps<T> & {
  rows: readonly T[];
  rowHeight: number;
  /** Whether the focus was in the rows, or in what stands in their place, when that disappeared. */
  wasLeftRef: RefObject<boolean>;
};

function Rows<T extends ListedRecord>({
  ref,
  label,
  rows,
  textOf,
  row,
  actions = noActions,
  swipes,
  rowHeight,
  density = 'comfortable',
  tiles,
  current = null,
  onOpen,
  selected = nothing,
  onSelect,
  listing = '',
  top = 0,
  onReorder,
  onScrolled,
  wasLeftRef,
}: RowsProps<T>) {
  const isPhone = useIsPhone();
  const [swipe] = useLazyContent(loadSwipe, swipes !== undefined && isPhone);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const rangeRef = useRef<Range | null>(null);
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (wasLeftRef.current) scroller?.focus();
    wasLeftRef.current = false;
    return () => {
      wasLeftRef.current = scroller?.contains(document.activeElement) ?? false;
    };
  }, [wasLeftRef]);
  const named = useNamedRows(rows, textOf);
  const ids = useMemo(() => named.map(({ id }) => id), [named]);
  const places = useMemo(() => rowPlaces(ids), [ids]);
  const byId = useMemo(() => new Map(rows.map((record) => [record.id, record])), [rows]);
  const isSelectable = onSelect !== undefined;
  const draw = tiles?.draw;
  const Tile = tiles?.parts.Item;
  // Another function would have all items made again.
  const item = useMemo(() => (Tile ? ({ id, text }: NamedRow) => <Tile id={id} text={text} /> : rowItem), [Tile]);
  useRowDrags(scrollerRef, { rowHeight, ids, selected, onSelect, onReorder });
  const value = useMemo(
    (): RecordListValue => ({
      recordOf: (id) => byId.get(id),
      // These are the objects that `recordOf` returned.
      row: row as RecordListValue['row'],
      places,
      density,
      tile: draw as RecordListValue['tile'],
      current,
      isSelectable,
    }),
    [byId, row, places, density, draw, current, isSelectable],
  );
  const tileWidth = usePixels(tiles?.width ?? 0);
  const leastWidth = tiles && tileWidth;
  const layout = useMemo(() => ({ rowHeight, leastWidth }), [rowHeight, leastWidth]);

  const change = (keys: Selection) => {
    const next = keys === 'all' ? new Set([...selected, ...ids]) : new Set([...keys].map(String));
    const toggled = toggledRow(selected, next);
    rangeRef.current = toggled === null ? null : { anchor: toggled, extent: toggled };
    onSelect?.(next);
  };

  return (
    <RecordListContext value={value}>
      {/* As above: they are the objects that `recordOf` returned. */}
      <RowActionsContext value={actions as ComponentProps<typeof RowActionsContext>['value']}>
        <Virtualizer layout={EqualRowsLayout} layoutOptions={layout}>
          <RowsWithoutIndex>
            <Grid
              ref={scrollerRef}
              $isMovable={onReorder !== undefined}
              // Another list for React Aria, which is asked once how its keys lead.
              key={tiles ? 'tiles' : 'rows'}
              layout={tiles ? 'grid' : 'stack'}
              aria-label={label}
              items={named}
              selectionMode={isSelectable ? 'multiple' : 'none'}
              selectedKeys={selected}
              onSelectionChange={change}
              // Letters are the shortcuts of actions, so they do not search.
              disallowTypeAhead
              onAction={
                onOpen &&
                ((key) => {
                  onOpen(String(key));
                })
              }
              render={(grid, { state }) => (
                <RecordGrid
                  {...{
                    grid,
                    state,
                    scrollerRef,
                    rangeRef,
                    ids,
                    places,
                    rowHeight,
                    leastWidth,
                    current,
                    listing,
                    top,
                    selected,
                  }}
                  {...{ onSelect, onOpen, onScrolled }}
                  handle={ref}
                />
              )}
            >
              {item}
            </Grid>
          </RowsWithoutIndex>
        </Virtualizer>
        {swipes && isPhone && swipe.is === 'there' && (
          <PartBoundary>
            <swipe.part
              scrollerRef={scrollerRef}
              swipesOf={(id) => {
                const record = byId.get(id);
                return record ? swipes(record) : {};
              }}
            />
          </PartBoundary>
        )}
      </RowActionsContext>
    </RecordListContext>
  );
}

/** Replaces the rows if there are none, and takes over their focus. */
function Nothing({ wasLeftRef, children }: { wasLeftRef: RefObject<boolean>; children: ReactNode }) {
  const placeRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = placeRef.current;
    if (wasLeftRef.current) place?.focus();
    wasLeftRef.current = false;
    return () => {
      wasLeftRef.current = place?.contains(document.activeElement) ?? false;
    };
  }, [wasLeftRef]);
  return (
    <Emptied ref={placeRef} tabIndex={-1}>
      {children}
    </Emptied>
  );
}

const nothing: ReadonlySet<string> = new Set();
const noActions = (): readonly Action[] => [];

type Known<T> = { rows: readonly T[]; textOf: (record: T) => string; named: readonly NamedRow[] };
type NamedRow = { id: string; text: string };

const rowItem = ({ id, text }: NamedRow) => <RecordRowItem id={id} text={text} />;

/**
 * The rows as React Aria's collection needs them. An object stays the same until its row is renamed, and the array
 * until a row comes, goes, moves or is renamed, because React Aria rebuilds its whole collection for every new array.
 */
function useNamedRows<T extends ListedRecord>(rows: readonly T[], textOf: (record: T) => string): readonly NamedRow[] {
  const [known, setKnown] = useState<Known<T>>({ rows: [], textOf, named: [] });
  if (known.rows === rows && known.textOf === textOf) return known.named;
  const before = new Map(known.named.map((one) => [one.id, one]));
  // Each once: for a key that comes twice React Aria's collection has no end.
  const named = [...new Map(rows.map((record) => [record.id, record])).values()].map((record): NamedRow => {
    const text = textOf(record);
    const same = before.get(record.id);
    return same?.text === text ? same : { id: record.id, text };
  });
  const isSame = named.length === known.named.length && named.every((one, index) => one === known.named[index]);
  const next = isSame ? known.named : named;
  setKnown({ rows, textOf, named: next });
  return next;
}

const Grid = styled(GridList<NamedRow>)<{ $isMovable: boolean }>`
  --row-words: ${({ $isMovable }) => ($isMovable ? 'none' : 'text')};
  flex: 1;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  /* Rows are kept in their place by RecordGrid. */
  overflow-anchor: none;
  outline: none;

  &[data-focus-visible] {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -2px;
  }

  /* Where rows that are dragged would stand. */
  &[data-dropping] {
    position: relative;

    &::after {
      content: '';
      position: absolute;
      z-index: 1;
      inset-block-start: calc(var(--drop-at) - 0.2rem);
      inset-inline: var(--row-gutter, ${({ theme }) => theme.space(4)});
      block-size: 0.3rem;
      border-radius: 0.2rem;
      background: ${({ theme }) => theme.tone.primary.solid};
      pointer-events: none;

      @media (forced-colors: active) {
        background: Highlight;
        forced-color-adjust: none;
      }
    }
  }
`;

const Emptied = styled.div`
  flex: 1;
  block-size: 100%;
  overflow: auto;
`;
