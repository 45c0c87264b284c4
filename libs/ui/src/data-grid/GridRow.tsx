import { memo } from 'react';
import styled, { css } from 'styled-components';
import { cutLine } from '../cut-line';
import { CellEditor } from './CellEditor';
import type { CellEditorProps } from './CellEditor';
import { cellKey } from './gridColumn';
import type { GridColumn, GridRecord, RefusedCell } from './gridColumn';
import { gridTemplate } from './gridTemplate';

export type GridRowProps<Record extends GridRecord> = {
  /** Undefined while it has not been asked for. */
  row: Record | undefined;
  columns: readonly GridColumn<Record>[];
  /** Names the box of a row. */
  selectLabel: (row: Record) => string;
  place: number;
  gridId: string;
  isSelected: boolean;
  /** It is being removed. */
  isLeaving: boolean;
  /** The column with the active cell, 0 of the box; -1 where it is in another row. */
  active: number;
  refused: ReadonlyMap<string, RefusedCell>;
  editor: (Omit<CellEditorProps, 'label'> & { column: string }) | null;
  onPress: (place: number, column: number, event: { shiftKey: boolean; detail: number }) => void;
};

function DrawnRow<Record extends GridRecord>(props: GridRowProps<Record>) {
  const { row, columns, selectLabel, place, gridId, isSelected, isLeaving, active, refused, editor, onPress } = props;
  if (!row) return <Row role="row" aria-rowindex={place + 2} aria-busy />;
  const cellProps = (column: number) => ({
    id: `${gridId}-${String(place)}-${String(column)}`,
    role: 'gridcell',
    'aria-colindex': column + 1,
    'data-active': active === column || undefined,
    onClick: (event: { shiftKey: boolean; detail: number }) => {
      onPress(place, column, event);
    },
  });
  return (
    <Row role="row" aria-rowindex={place + 2} aria-selected={isSelected} data-leaving={isLeaving || undefined}>
      <Box {...cellProps(0)}>
        <input type="checkbox" tabIndex={-1} checked={isSelected} readOnly aria-label={selectLabel(row)} />
      </Box>
      {columns.map((column, at) => {
        const { id, isNumeric = false, shown, draw } = column;
        const wrong = refused.get(cellKey(row.id, column));
        const text = wrong?.text ?? shown(row);
        if (editor?.column === id)
          return (
            <Cell key={id} {...cellProps(at + 1)} $isFirst={at === 0} data-edited>
              <CellEditor {...editor} label={text} isNumeric={isNumeric} />
            </Cell>
          );
        return (
          <Cell
            key={id}
            {...cellProps(at + 1)}
            $isFirst={at === 0}
            $isNumeric={isNumeric}
            data-wrong={wrong ? true : undefined}
            aria-invalid={wrong ? true : undefined}
          >
            {draw && !wrong ? draw(row, text) : text}
          </Cell>
        );
      })}
    </Row>
  );
}

/** A row of a data grid. What happens in it is heard by the grid. */
// `memo` forgets that a component is generic.
export const GridRow = memo(DrawnRow) as typeof DrawnRow;

const Row = styled.div`
  ${gridTemplate}
  block-size: var(--row);
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};

  &:hover {
    background: ${({ theme }) => theme.color.surface2};
  }

  &[aria-selected='true'] {
    background: ${({ theme }) => theme.tone.primary.tint};
  }

  &[data-leaving] {
    opacity: 0.5;
    text-decoration: line-through;
  }
`;

/* Sticky, so they cover what scrolls below them with the ground of their row. */
const sticky = css`
  position: sticky;
  z-index: 1;
  background: inherit;
`;

const cell = css`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  overflow: hidden;
  white-space: nowrap;
  padding-inline: ${({ theme }) => theme.space(3)};
  scroll-margin-block: var(--head) ${({ theme }) => theme.space(4)};
  scroll-margin-inline: var(--first) 0;

  [role='grid']:focus &[data-active],
  [role='grid']:focus-within &[data-active] {
    box-shadow: inset 0 0 0 2px ${({ theme }) => theme.color.focus};
  }
`;

const Box = styled.div`
  ${cell}
  ${sticky}
  inset-inline-start: 0;
  justify-content: center;
  padding-inline: 0;
  scroll-margin-inline: 0;

  & > input {
    inline-size: 1.6rem;
    block-size: 1.6rem;
    accent-color: ${({ theme }) => theme.tone.primary.solid};
  }
`;

const Cell = styled.div<{ $isFirst: boolean; $isNumeric?: boolean }>`
  ${cell}

  & > bdi {
    ${cutLine}
  }

  ${({ $isFirst }) =>
    $isFirst &&
    css`
      ${sticky}
      inset-inline-start: var(--box);
      gap: ${({ theme }) => theme.space(2)};
      padding-inline-start: 0;
      scroll-margin-inline: 0;
      border-inline-end: 1px solid ${({ theme }) => theme.color.border};
    `}
  ${({ $isNumeric, theme }) =>
    $isNumeric &&
    css`
      justify-content: flex-end;
      ${theme.figures}
    `}

  &[data-edited] {
    overflow: visible;
    padding-inline: 0;
    z-index: 2;
  }

  &[data-wrong] {
    background: ${({ theme }) => theme.tone.error.tint};
    color: ${({ theme }) => theme.tone.error.text};
  }
`;
