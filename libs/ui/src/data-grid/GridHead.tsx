import { ArrowDown, ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import type { GridColumn, GridRecord } from './gridColumn';
import { gridTemplate } from './gridTemplate';
import type { RowSelection } from './useRowSelection';

export type GridSort = {
  /** The id of the column by which the rows are in order. */
  column: string;
  direction: 'ascending' | 'descending';
};

export type GridHeadProps<Row extends GridRecord> = {
  total: number;
  columns: readonly GridColumn<Row>[];
  selection: RowSelection<Row>;
  /** Names the box in it. */
  selectAllLabel: string;
  sort: GridSort;
  onSort: (column: string) => void;
};

/** The head of the table: a box for all that are found, and the columns, each of which puts the rows in its order. */
export const GridHead = <Row extends GridRecord>({
  total,
  columns,
  selection,
  selectAllLabel,
  sort,
  onSort,
}: GridHeadProps<Row>) => (
  <Head role="row" aria-rowindex={1}>
    <HeadCell role="columnheader" aria-colindex={1} $isBox>
      <input
        type="checkbox"
        tabIndex={-1}
        checked={total > 0 && selection.size >= total}
        ref={(box) => {
          if (box) box.indeterminate = selection.size > 0 && selection.size < total;
        }}
        aria-label={selectAllLabel}
        onChange={() => {
          if (selection.size > 0) selection.clear();
          else void selection.all();
        }}
      />
    </HeadCell>
    {columns.map(({ id, label, isNumeric = false }, at) => (
      <HeadCell
        key={id}
        role="columnheader"
        aria-colindex={at + 2}
        aria-sort={sort.column === id ? sort.direction : undefined}
        $isFirst={at === 0}
        $isNumeric={isNumeric}
      >
        <Sort
          type="button"
          onClick={() => {
            onSort(id);
          }}
        >
          {label}
          {sort.column === id && (sort.direction === 'ascending' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />)}
        </Sort>
      </HeadCell>
    ))}
  </Head>
);

const Head = styled.div`
  ${gridTemplate}
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  block-size: var(--head);
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface2};
`;

const HeadCell = styled.div<{ $isBox?: boolean; $isFirst?: boolean; $isNumeric?: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $isBox, $isNumeric }) => ($isBox ? 'center' : $isNumeric ? 'flex-end' : 'flex-start')};
  min-inline-size: 0;
  background: inherit;
  ${({ $isBox }) => $isBox && 'position: sticky; inset-inline-start: 0; z-index: 1;'}
  ${({ $isFirst }) => $isFirst && 'position: sticky; inset-inline-start: var(--box); z-index: 1;'}
`;

const Sort = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  block-size: 100%;
  padding-inline: ${({ theme }) => theme.space(3)};
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  cursor: pointer;
  white-space: nowrap;
  ${({ theme }) => theme.type.control}

  [role='columnheader']:nth-child(2) > & {
    padding-inline-start: 0;
  }

  & > svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
  }
`;
