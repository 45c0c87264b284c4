import { memo } from 'react';
import { useIntl } from 'react-intl';
import { RouteLink } from '@ezone/shell/routing';
import styled, { css } from 'styled-components';
import { gridSentences } from '../messages';
import { lowStock, pathOfProduct } from '../model/product';
import type { ProductRow } from '../model/product';
import { CellEditor } from './CellEditor';
import type { CellEditorProps } from './CellEditor';
import { cellKey, columns, isNumeric, shownIn } from './cells';
import type { ProductColumn, Refused } from './cells';
import { gridTemplate } from './gridTemplate';

export type GridRowProps = {
  /** Undefined while it has not been asked for. */
  row: ProductRow | undefined;
  place: number;
  gridId: string;
  isSelected: boolean;
  /** It is on its way into the trash. */
  isLeaving: boolean;
  /** The column with the active cell, 0 of the box; -1 where it is in another row. */
  active: number;
  refused: ReadonlyMap<string, Refused>;
  editor: (Omit<CellEditorProps, 'label'> & { column: ProductColumn }) | null;
  onPress: (place: number, column: number, event: { shiftKey: boolean; detail: number }) => void;
};

/** A row of the table. What happens in it is heard by the grid. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, place, gridId, isSelected, isLeaving, active, refused, editor, onPress } = props;
  const intl = useIntl();
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
        <input
          type="checkbox"
          tabIndex={-1}
          checked={isSelected}
          readOnly
          aria-label={intl.formatMessage(gridSentences.select, { name: row.name })}
        />
      </Box>
      {columns.map((column, at) => {
        const wrong = refused.get(cellKey(row.id, column));
        const text = wrong?.text ?? shownIn(row, column, intl);
        if (editor?.column === column)
          return (
            <Cell key={column} {...cellProps(at + 1)} $isFirst={at === 0} data-edited>
              <CellEditor {...editor} label={text} isNumeric={isNumeric(column)} />
            </Cell>
          );
        return (
          <Cell
            key={column}
            {...cellProps(at + 1)}
            $isFirst={at === 0}
            $isNumeric={isNumeric(column)}
            data-wrong={wrong ? true : undefined}
            aria-invalid={wrong ? true : undefined}
            {...(column === 'quantity' && !wrong && { 'data-stock': stockOf(row.quantity) })}
            {...(column === 'active' && { 'data-state': row.active ? 'active' : 'inactive' })}
          >
            {column === 'name' ? (
              <>
                {row.image ? <Picture src={row.image} alt="" loading="lazy" decoding="async" /> : <Blank aria-hidden />}
                <Name as={RouteLink} to={pathOfProduct(row)} tabIndex={-1} dir="auto">
                  {text}
                </Name>
              </>
            ) : column === 'sku' ? (
              <bdi>{text}</bdi>
            ) : (
              text
            )}
          </Cell>
        );
      })}
    </Row>
  );
});

const stockOf = (quantity: number) => (quantity === 0 ? 'out' : quantity < lowStock ? 'low' : undefined);

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

  &[data-stock='low'] {
    color: ${({ theme }) => theme.tone.warning.text};
    font-weight: 500;
  }

  &[data-stock='out'] {
    color: ${({ theme }) => theme.color.textMuted};
    font-weight: 500;
  }

  &[data-state]::before {
    content: '';
    flex: none;
    inline-size: 0.8rem;
    block-size: 0.8rem;
    margin-inline-end: ${({ theme }) => theme.space(2)};
    border-radius: 50%;
    background: ${({ theme }) => theme.color.borderStrong};
  }

  &[data-state='active']::before {
    background: ${({ theme }) => theme.tone.success.solid};
  }
`;

const Picture = styled.img`
  flex: none;
  inline-size: 2.8rem;
  block-size: 2.8rem;
  border-radius: ${({ theme }) => theme.radius.tag};
  object-fit: cover;
`;

const Blank = styled.span`
  flex: none;
  inline-size: 2.8rem;
  block-size: 2.8rem;
  border-radius: ${({ theme }) => theme.radius.tag};
  background: ${({ theme }) => theme.color.border};
`;

const Name = styled.a`
  overflow: hidden;
  text-overflow: ellipsis;
  color: ${({ theme }) => theme.color.text};
  font-weight: 500;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
