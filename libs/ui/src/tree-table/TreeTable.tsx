import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import styled from 'styled-components';
import { VisuallyHidden } from '../visually-hidden';

/** A column of a tree table; the first is that of the tree. */
export type TreeTableColumn = {
  id: string;
  /** Its head, already translated. */
  label: string;
  /** Leaves the head to screen readers. @default false */
  isLabelHidden?: boolean;
  /** Amounts stand at the end, in figures of one width. @default 'start' */
  align?: 'start' | 'end';
  /** Goes where the table is narrow. @default false */
  isWideOnly?: boolean;
};

/** A line of a tree table, and what lies below it. */
export type TreeTableRow = {
  id: string;
  /** What it is called: for a screen reader, and for whoever types its first letters. */
  text: string;
  /** As many as there are columns. */
  cells: readonly ReactNode[];
  children: readonly TreeTableRow[];
};

export type TreeTableProps = {
  /** Names the table for a screen reader. */
  label: string;
  columns: readonly TreeTableColumn[];
  rows: readonly TreeTableRow[];
  /** The ids of those that are open. */
  expanded: ReadonlySet<string>;
  onExpandedChange: (expanded: ReadonlySet<string>) => void;
  /** A row was pressed, or Enter in it. */
  onOpen: (id: string) => void;
};

/**
 * A tree of which each line has figures. It is one stop for Tab; the arrows move through rows and cells, and along the line they open and close
 * what has something below it.
 */
export const TreeTable = ({ label, columns, rows, expanded, onExpandedChange, onOpen }: TreeTableProps) => {
  const [tree, ...others] = columns;
  const draw = ({ id, text, cells, children }: TreeTableRow): ReactNode => (
    <Row
      key={id}
      id={id}
      textValue={text}
      onAction={() => {
        onOpen(id);
      }}
    >
      <Cell textValue={text}>
        {({ level, hasChildItems }) => (
          <Line style={{ paddingInlineStart: `${String(Math.min(level - 1, 5) * 1.6)}rem` }}>
            {hasChildItems ? (
              <Chevron slot="chevron">
                <ChevronRight />
              </Chevron>
            ) : (
              <NoChevron />
            )}
            {cells[0]}
          </Line>
        )}
      </Cell>
      {others.map((column, at) => (
        <Cell
          key={column.id}
          data-align={column.align}
          data-wide-only={column.isWideOnly}
          data-tight={column.isLabelHidden}
        >
          {cells[at + 1]}
        </Cell>
      ))}
      {children.map(draw)}
    </Row>
  );
  return (
    <Frame>
      <Root
        aria-label={label}
        treeColumn={tree?.id}
        expandedKeys={expanded}
        onExpandedChange={(keys) => {
          onExpandedChange(new Set([...keys].map(String)));
        }}
      >
        <TableHeader>
          {columns.map((column) => (
            <Column
              key={column.id}
              id={column.id}
              isRowHeader={column === tree}
              textValue={column.label}
              data-align={column.align}
              data-wide-only={column.isWideOnly}
              data-tight={column.isLabelHidden}
            >
              {column.isLabelHidden ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
            </Column>
          ))}
        </TableHeader>
        <TableBody>{rows.map(draw)}</TableBody>
      </Root>
    </Frame>
  );
};

const Frame = styled.div`
  container-type: inline-size;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  overflow: hidden;
`;

const Root = styled(Table)`
  inline-size: 100%;
  border-collapse: collapse;
  ${({ theme }) => theme.type.body}

  & th {
    block-size: 4rem;
    padding-inline: ${({ theme }) => theme.space(3)};
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
    text-align: start;
    white-space: nowrap;
    outline: none;
  }

  & td,
  & [role='rowheader'] {
    block-size: 4rem;
    padding-block: 0;
    padding-inline: ${({ theme }) => theme.space(3)};
    ${({ theme }) => theme.type.body}
    color: inherit;
    outline: none;

    @media (pointer: coarse) {
      block-size: 4.8rem;
    }
  }

  & [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  /* The tree takes what the others leave. */
  & [role='columnheader']:first-child {
    inline-size: 100%;
  }

  & [data-tight='true'] {
    padding-inline: 0 ${({ theme }) => theme.space(1)};
  }

  & tbody [role='row'] {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
    outline: none;
    cursor: pointer;

    &[data-hovered] {
      background: ${({ theme }) => theme.color.hover};
    }

    &[data-focus-visible] {
      outline: 2px solid ${({ theme }) => theme.color.focus};
      outline-offset: -2px;
    }
  }

  & :is(td, th, [role='rowheader'])[data-focus-visible] {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -2px;
  }

  @container (max-width: 599.98px) {
    & [data-wide-only='true'] {
      display: none;
    }
  }
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  min-inline-size: 0;
`;

const Chevron = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.8rem;
  block-size: 2.8rem;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.textMuted};

  &[data-focus-visible] {
    outline: 2px solid ${({ theme }) => theme.color.focus};
  }

  & svg {
    inline-size: 1.8rem;
    block-size: 1.8rem;
  }

  [role='row'][aria-expanded='true'] & > svg {
    rotate: 90deg;
  }

  [dir='rtl'] [role='row'][aria-expanded='false'] & > svg {
    scale: -1 1;
  }
`;

const NoChevron = styled.span`
  flex: none;
  inline-size: 2.8rem;
`;
