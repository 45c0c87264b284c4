import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useRowHeight } from '../record-list';
import type { AfterEdit } from './CellEditor';
import { cellKey, typedIn } from './gridColumn';
import type { GridColumn, GridRecord, RefusedCell } from './gridColumn';
import { GridHead } from './GridHead';
import type { GridSort } from './GridHead';
import { gridKey } from './gridKeys';
import { GridRow } from './GridRow';
import type { GridCells } from './useGridCells';
import type { RowSelection } from './useRowSelection';
import { useVirtualRows } from './useVirtualRows';

export type DataGridProps<Row extends GridRecord> = {
  /** Names it, already translated. */
  label: string;
  /** At least one; the first stays in view. The same array for the same columns. */
  columns: readonly GridColumn<Row>[];
  /** Its least width, in CSS: where there is less room it scrolls. */
  leastWidth: string;
  /** The width of the first column, which stays in view, in CSS. */
  firstWidth: string;
  labels: {
    /** Of the box that selects all rows. */
    selectAll: string;
    /** Of the box of one. The same function each time. */
    select: (row: Row) => string;
  };
  /** How many rows there are. */
  total: number;
  /** Undefined for one that has not been asked for. */
  rowAt: (place: number) => Row | undefined;
  /** Fields that are on their way to the server, by ids of rows; null of a row that is being removed. */
  waiting: ReadonlyMap<string, object | null>;
  /** Of `useGridCells`. */
  cells: GridCells<Row>;
  /** Of `useRowSelection`. */
  selection: RowSelection<Row>;
  sort: GridSort;
  onSort: (column: string) => void;
  onOpen: (row: Row) => void;
  /** Switches a cell of a column that can be. */
  onSwitch: (row: Row, column: string) => void;
  /** Rows are in view or near it. */
  onShow: (rows: { first: number; last: number }) => void;
  /** Nobody points at the rows any more. */
  onRest: () => void;
  /** Identifies search, filters and order: another one begins at its top. */
  listing: string;
  /** How far it is scrolled at first, in pixels. */
  top: number;
  onScrolled: (top: number) => void;
  gridRef: RefObject<HTMLDivElement | null>;
};

const noneRefused: ReadonlyMap<string, RefusedCell> = new Map();

const merged = new WeakMap<object, WeakMap<GridRecord, GridRecord>>();

/** A row with what waits put in; the same object each time, so that it need not be drawn again. */
const withWaiting = <Row extends GridRecord>(row: Row, fields: object): Row => {
  const known = merged.get(fields) ?? new WeakMap<GridRecord, GridRecord>();
  merged.set(fields, known);
  const shown = (known.get(row) as Row | undefined) ?? { ...row, ...fields };
  known.set(row, shown);
  return shown;
};

/**
 * A table of any number of rows, edited as a spreadsheet is: arrows move, typing and F2 edit, Space selects, a block is copied and pasted. Only
 * the rows in view are drawn, and asked for. One stop for Tab. For rows that are only read and opened, `RecordList` is lighter.
 */
export const DataGrid = <Row extends GridRecord>({
  label,
  columns,
  leastWidth,
  firstWidth,
  labels,
  total,
  rowAt,
  waiting,
  cells,
  selection,
  sort,
  onSort,
  onOpen,
  onSwitch,
  onShow,
  onRest,
  listing,
  top,
  onScrolled,
  gridRef,
}: DataGridProps<Row>) => {
  const gridId = useId();
  const rowHeight = useRowHeight('compact');
  const [active, setActive] = useState(() => ({ place: Math.floor(top / rowHeight), column: 1 }));
  const drawn = useVirtualRows(gridRef, { total, rowHeight, onShow });
  const { editing } = cells;

  const scrollTo = useEffectEvent(() => {
    if (gridRef.current) gridRef.current.scrollTop = top;
  });
  useLayoutEffect(() => {
    scrollTo();
  }, [listing]);
  const [begun, setBegun] = useState(listing);
  if (begun !== listing) {
    setBegun(listing);
    setActive({ place: 0, column: 1 });
  }

  const shownRow = (place: number): Row | undefined => {
    const row = rowAt(place);
    const fields = row && waiting.get(row.id);
    return row && fields ? withWaiting(row, fields) : row;
  };

  const goTo = (place: number, column: number) => {
    const next = {
      place: Math.max(0, Math.min(place, total - 1)),
      column: Math.max(0, Math.min(column, columns.length)),
    };
    const grid = gridRef.current;
    if (grid) {
      // Rows that are not drawn cannot be scrolled to by their elements.
      const [above, below] = [next.place * rowHeight, (next.place + 2) * rowHeight - grid.clientHeight];
      if (grid.scrollTop > above) grid.scrollTop = above;
      else if (grid.scrollTop < below) grid.scrollTop = below;
    }
    setActive(next);
  };
  useEffect(() => {
    const cell = document.getElementById(`${gridId}-${String(active.place)}-${String(active.column)}`);
    if (cell && gridRef.current?.contains(document.activeElement))
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, gridId, gridRef]);

  const edit = (typed?: string) => {
    // At once, so that the key that is pressed is written into the field.
    flushSync(() => {
      cells.edit(active.place, columns[active.column - 1], typed);
    });
  };
  const focusGrid = () => gridRef.current?.focus({ preventScroll: true });
  const afterEdit = (after: AfterEdit) => {
    focusGrid();
    const { place, column } = active;
    if (after === 'down') goTo(place + 1, column);
    else if (after === 'up') goTo(place - 1, column);
    else if (after === 'next')
      goTo(column === columns.length ? place + 1 : place, column === columns.length ? 1 : column + 1);
    else if (after === 'previous') goTo(column === 1 ? place - 1 : place, column === 1 ? columns.length : column - 1);
  };
  const editor = editing && {
    column: editing.column,
    text: editing.text,
    why: editing.why,
    onTake: (text: string, after: AfterEdit) => {
      const isTaken = cells.commit(text);
      if (isTaken) afterEdit(after);
      return isTaken;
    },
    onLeave: cells.leave,
    onCancel: () => {
      cells.cancel();
      focusGrid();
    },
  };

  const paste = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    void cells.paste(active.place, Math.max(0, active.column - 1), event.clipboardData.getData('text/plain'));
  };
  const copy = (event: ClipboardEvent) => {
    const row = shownRow(active.place);
    const column = columns[active.column - 1];
    if (editing || !row) return;
    event.preventDefault();
    const lineOf = (one: Row) => columns.map((each) => typedIn(one, each)).join('\t');
    const text =
      selection.size > 0 ? selection.rows().map(lineOf).join('\n') : column ? typedIn(row, column) : lineOf(row);
    event.clipboardData.setData('text/plain', text);
  };
  const press = (place: number, column: number, { shiftKey, detail }: { shiftKey: boolean; detail: number }) => {
    setActive({ place, column });
    if (column === 0) {
      if (shiftKey) void selection.extendTo(place);
      else selection.toggle(place);
    } else if (detail === 2) cells.edit(place, columns[column - 1]);
  };
  const pressed = useStable(press);

  const hasRefused = (id: string) =>
    cells.refused.size > 0 && columns.some((column) => cells.refused.has(cellKey(id, column)));
  const places = Array.from({ length: Math.max(0, drawn.end - drawn.first) }, (_, at) => drawn.first + at);
  const isDrawn = active.place >= drawn.first && active.place < drawn.end;
  const activeRow = shownRow(active.place);
  const activeColumn = columns[active.column - 1];
  const wrong = activeRow && activeColumn ? cells.refused.get(cellKey(activeRow.id, activeColumn)) : undefined;

  return (
    <Frame>
      <Scroller
        ref={gridRef}
        role="grid"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-activedescendant={
          isDrawn && activeRow ? `${gridId}-${String(active.place)}-${String(active.column)}` : undefined
        }
        tabIndex={0}
        // Keys of the page give way to what is typed into a cell.
        data-writes={activeColumn?.isEditable || undefined}
        style={{
          '--row': `${String(rowHeight)}px`,
          '--columns': columns.map(({ width }) => width).join(' '),
          '--least': leastWidth,
          '--first': firstWidth,
        }}
        onScroll={({ currentTarget }) => {
          onScrolled(currentTarget.scrollTop);
        }}
        onKeyDown={(event) => {
          const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
          const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / rowHeight) - 2);
          const { place, column } = active;
          const deed = gridKey(event, { isRtl, page, column: activeColumn });
          if (!deed) return;
          event.stopPropagation();
          if (deed.kind !== 'write') event.preventDefault();
          switch (deed.kind) {
            case 'move':
              goTo(place + deed.rows, column + deed.columns);
              break;
            case 'jump':
              goTo(
                deed.row === 'first' ? 0 : deed.row === 'last' ? total - 1 : place,
                deed.column === 'first' ? 1 : columns.length,
              );
              break;
            case 'extend':
              goTo(place + deed.rows, column);
              void selection.extendTo(Math.max(0, Math.min(place + deed.rows, total - 1)), place);
              break;
            case 'select':
              selection.toggle(place);
              break;
            case 'selectAll':
              void selection.all();
              break;
            case 'switch':
              if (activeRow && activeColumn) onSwitch(activeRow, activeColumn.id);
              break;
            case 'open':
              if (activeRow) onOpen(activeRow);
              break;
            case 'edit':
              edit();
              break;
            case 'write':
              edit('');
              break;
          }
        }}
        onPaste={paste}
        onCopy={copy}
        onPointerLeave={onRest}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onRest();
        }}
      >
        <GridHead {...{ total, columns, selection, sort, onSort }} selectAllLabel={labels.selectAll} />
        <Space role="rowgroup" style={{ blockSize: total * rowHeight, minBlockSize: total * rowHeight }}>
          <Drawn role="presentation" style={{ transform: `translateY(${String(drawn.first * rowHeight)}px)` }}>
            {places.map((place) => {
              const row = shownRow(place);
              const isEdited = row !== undefined && editing?.id === row.id;
              return (
                <GridRow
                  key={place}
                  row={row}
                  columns={columns}
                  selectLabel={labels.select}
                  place={place}
                  gridId={gridId}
                  isSelected={row !== undefined && selection.has(row.id)}
                  isLeaving={row !== undefined && waiting.get(row.id) === null}
                  active={place === active.place ? active.column : -1}
                  refused={row && hasRefused(row.id) ? cells.refused : noneRefused}
                  editor={isEdited ? editor : null}
                  onPress={pressed}
                />
              );
            })}
          </Drawn>
        </Space>
      </Scroller>
      <Foot role="status">{wrong && `${wrong.text}: ${wrong.why}`}</Foot>
    </Frame>
  );
};

/** The same function each time, which calls the latest. Only for what happens after drawing. */
function useStable<Args extends unknown[]>(call: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  const [stable] = useState(() => (...args: Args) => {
    latest.current(...args);
  });
  return stable;
}

const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
`;

const Scroller = styled.div`
  --head: 4rem;
  --box: 4.4rem;
  flex: 1;
  overflow: auto;
  contain: strict;
  overflow-anchor: none;
  ${({ theme }) => theme.type.body}

  &:focus-visible {
    outline: none;
  }
`;

const Space = styled.div`
  position: relative;
`;

const Drawn = styled.div`
  will-change: transform;
`;

const Foot = styled.p`
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  color: ${({ theme }) => theme.tone.error.text};
  ${({ theme }) => theme.type.dense}

  &:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
`;
