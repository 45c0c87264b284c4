import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** A column of a list that is shown as a table. */
export type RecordColumn<Id extends string = string> = {
  id: Id;
  label: string;
  /** Its track, as a grid has it. */
  width: string;
  /** Numbers stand at the end. @default 'start' */
  align?: 'start' | 'end';
};

export type RecordHeadsProps<Id extends string> = {
  /** Names the heads: "Sort by a column". */
  label: string;
  columns: readonly RecordColumn<Id>[];
  /** The column that the list is sorted by, and which way. */
  sorted: { by: Id; isRising: boolean };
  /** Called with the column whose head is pressed. */
  onSort: (id: Id) => void;
};

/** The heads over a `RecordList` whose rows have `cells`: each sorts by its column. Their edges are those of the rows. */
export const RecordHeads = <Id extends string>({ label, columns, sorted, onSort }: RecordHeadsProps<Id>) => {
  const Arrow = sorted.isRising ? ArrowUp : ArrowDown;
  return (
    <Heads role="group" aria-label={label} $columns={columns}>
      {columns.map(({ id, label: name, align }) => (
        <Cell key={id} $align={align}>
          <Head type="button" aria-pressed={id === sorted.by} onClick={() => onSort(id)}>
            {name}
            {id === sorted.by && <Arrow aria-hidden />}
          </Head>
        </Cell>
      ))}
    </Heads>
  );
};

export type RecordCellsProps<Id extends string> = {
  columns: readonly RecordColumn<Id>[];
  /** What each column shows. */
  cells: Readonly<Record<Id, ReactNode>>;
};

/** The `cells` of a row, under their heads. What does not fit is cut. */
export const RecordCells = <Id extends string>({ columns, cells }: RecordCellsProps<Id>) => (
  <Cells $columns={columns}>
    {columns.map(({ id, align }) => (
      <Cell key={id} $align={align}>
        {cells[id]}
      </Cell>
    ))}
  </Cells>
);

type Columns = { $columns: readonly Pick<RecordColumn, 'width'>[] };

const tracks = css<Columns>`
  display: grid;
  flex: 1;
  grid-template-columns: ${({ $columns }) => $columns.map(({ width }) => width).join(' ')};
  align-items: center;
  gap: ${({ theme }) => theme.space(4)};
  min-inline-size: 0;
`;

const Cells = styled.span<Columns>`
  ${tracks}
`;

const Heads = styled.div<Columns>`
  ${tracks}
  flex: none;
  min-block-size: ${({ theme }) => theme.control.default};
  padding-inline: ${({ theme }) => theme.space(10)} var(--row-gutter, ${({ theme }) => theme.space(4)});
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  @media (pointer: coarse) {
    padding-inline-start: var(--row-gutter, ${({ theme }) => theme.space(4)});
  }
`;

const Cell = styled.span<{ $align: RecordColumn['align'] }>`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ theme }) => theme.type.body}
  ${({ theme, $align }) =>
    $align === 'end' &&
    css`
      ${theme.figures}
      text-align: end;
    `}

  /* What is a box of its own is as wide as its column. */
  & > span {
    max-inline-size: 100%;
  }
`;

const Head = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  max-inline-size: 100%;
  min-block-size: 2.8rem;
  padding: 0;
  border: none;
  border-radius: ${({ theme }) => theme.radius.tag};
  background: none;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
  cursor: pointer;

  &:is(:hover, [aria-pressed='true']) {
    color: ${({ theme }) => theme.color.text};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  & > svg {
    flex: none;
    inline-size: 1.4rem;
    block-size: 1.4rem;
  }

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;
