import { ChevronRight } from 'lucide-react';
import { memo, useImperativeHandle, useMemo, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import styled from 'styled-components';
import { useIsPhone } from '../is-wide';
import { mirroredInRtl } from '../theme/mirroredInRtl';
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
  /** Goes on a phone. @default false */
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

/** What a page asks of a tree table. */
export type TreeTableHandle = {
  /** Moves the focus to a row, as once a dialog is closed that was opened from it. */
  focus: (id: string) => void;
};

export type TreeTableProps = {
  ref?: Ref<TreeTableHandle>;
  /** Names the table for a screen reader. */
  label: string;
  columns: readonly TreeTableColumn[];
  /** Keep the objects of those that have not changed: there may be hundreds, and only the others are drawn again. */
  rows: readonly TreeTableRow[];
  /** The ids of those that are open. */
  expanded: ReadonlySet<string>;
  onExpandedChange: (expanded: ReadonlySet<string>) => void;
  /** A row was pressed, or Enter in it. Keep the function as well. */
  onOpen: (id: string) => void;
};

/**
 * A tree of which each line has figures. It is one stop for Tab; the arrows move through rows and cells, and along the line they open and close
 * what has something below it.
 */
export const TreeTable = ({ ref, label, columns: all, rows, expanded, onExpandedChange, onOpen }: TreeTableProps) => {
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: (id) => frame.current?.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(id)}"]`)?.focus(),
  }));
  const isPhone = useIsPhone();
  // What is only hidden would be a stop for the arrows still.
  const columns = useMemo(() => all.filter(({ isWideOnly }) => !(isPhone && isWideOnly)), [all, isPhone]);
  const shown = useMemo(() => columns.map((column) => all.indexOf(column)), [columns, all]);
  const body = useMemo(
    () => rows.map((row) => <TreeRow key={row.id} {...{ row, columns, shown, onOpen }} />),
    [rows, columns, shown, onOpen],
  );
  return (
    <Frame ref={frame}>
      <Root
        aria-label={label}
        treeColumn={columns[0]?.id}
        expandedKeys={expanded}
        onExpandedChange={(keys) => {
          onExpandedChange(new Set([...keys].map(String)));
        }}
      >
        <TableHeader>
          {columns.map((column, at) => (
            <Column
              key={column.id}
              id={column.id}
              isRowHeader={at === 0}
              textValue={column.label}
              data-align={column.align}
              data-tight={column.isLabelHidden}
            >
              {column.isLabelHidden ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
            </Column>
          ))}
        </TableHeader>
        <TableBody>{body}</TableBody>
      </Root>
    </Frame>
  );
};

type TreeRowProps = Pick<TreeTableProps, 'columns' | 'onOpen'> & {
  row: TreeTableRow;
  /** Which of its cells are shown. */
  shown: readonly number[];
};

const TreeRow = memo(function TreeRow({ row, columns, shown, onOpen }: TreeRowProps) {
  const { id, text, cells, children } = row;
  const [first = 0, ...others] = shown;
  return (
    <Row
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
            {cells[first]}
          </Line>
        )}
      </Cell>
      {others.map((place, at) => (
        <Cell key={columns[at + 1]?.id} data-align={columns[at + 1]?.align} data-tight={columns[at + 1]?.isLabelHidden}>
          {cells[place]}
        </Cell>
      ))}
      {children.map((child) => (
        <TreeRow key={child.id} row={child} {...{ columns, shown, onOpen }} />
      ))}
    </Row>
  );
});

const Frame = styled.div`
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
    padding-block: ${({ theme }) => theme.space(1)};
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
    ${mirroredInRtl}
  }

  [role='row'][aria-expanded='true'] & > svg {
    transform: rotate(90deg);
  }
`;

const NoChevron = styled.span`
  flex: none;
  inline-size: 2.8rem;
`;
