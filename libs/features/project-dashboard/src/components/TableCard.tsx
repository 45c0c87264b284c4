import { Avatar } from '@ezone/ui/avatar';
import { EmptyState } from '@ezone/ui/empty-state';
import { useIsPhone } from '@ezone/ui/is-wide';
import { Link } from '@ezone/ui/link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { columnMessages } from '../messages';
import type { Table } from '../model/widget';
import { useWords } from '../useWords';
import { SaveButton } from './SaveButton';
import { WidgetCard } from './WidgetCard';
import type { WidgetProps } from './WidgetCard';

type TableCardProps = WidgetProps & {
  /** What is said where there are no rows. */
  empty: string;
  icon: ReactNode;
  /** The first column names people, who have a picture. @default false */
  isOfPeople?: boolean;
};

type Column = Table['columns'][number];

const isNumeric = ({ type }: Column) => type === 'money' || type === 'percent';

/** A table of a widget. On a phone each row is a block of its own, for a table would be wider than the screen. */
export const TableCard = ({ empty, icon, isOfPeople = false, ...props }: TableCardProps) => {
  const { widget } = props;
  const { wordsOf, titleOf } = useWords();
  const cellOf = useCell();
  const isPhone = useIsPhone();
  const { columns, rows } = widget.tables[0] ?? { columns: [], rows: [] };
  const headings = columns.map(({ id, title }) => wordsOf(columnMessages, id, title));
  const nameOf = (cell: string) =>
    isOfPeople ? (
      <Person>
        <Avatar name={cell} size="small" decorative />
        <bdi>{cell}</bdi>
      </Person>
    ) : (
      <bdi>{cell}</bdi>
    );

  return (
    <WidgetCard
      {...props}
      actions={
        rows.length > 0 && <SaveButton title={titleOf(widget)} rows={[headings, ...rows.map(({ cells }) => cells)]} />
      }
    >
      {rows.length === 0 && <EmptyState icon={icon}>{empty}</EmptyState>}
      {rows.length > 0 && isPhone && (
        <Blocks role="list">
          {rows.map(({ id, cells: [name = '', ...cells] }) => (
            <li key={id}>
              <h3>{nameOf(name)}</h3>
              <dl>
                {cells.map((cell, place) => (
                  <div key={columns[place + 1]?.id}>
                    <dt>{headings[place + 1]}</dt>
                    <dd>{cellOf(cell, columns[place + 1])}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </Blocks>
      )}
      {rows.length > 0 && !isPhone && (
        // Where there is not enough room its end is scrolled to, also by key
        <Scroller role="group" aria-label={titleOf(widget)} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map((column, place) => (
                  <Cell as="th" scope="col" key={column.id} $isNumeric={isNumeric(column)}>
                    {headings[place]}
                  </Cell>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, cells: [name = '', ...cells] }) => (
                <tr key={id}>
                  <Cell as="th" scope="row" $isNumeric={false}>
                    {nameOf(name)}
                  </Cell>
                  {cells.map((cell, place) => {
                    const column = columns[place + 1];
                    return (
                      <Cell key={column?.id} $isNumeric={column !== undefined && isNumeric(column)}>
                        {cellOf(cell, column)}
                      </Cell>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </WidgetCard>
  );
};

/** What stands in a cell, written as its column says. */
function useCell() {
  const { numberIn, percent } = useWords();
  return (cell: string, column: Column | undefined): ReactNode => {
    switch (column?.type) {
      case 'money':
        return numberIn('money', Number(cell));
      case 'percent':
        return percent(Number(cell) / 100);
      case 'email':
        return <Link href={`mailto:${cell}`}>{cell}</Link>;
      case 'phone':
        return (
          <Link href={`tel:${cell.replace(/[^+\d]/g, '')}`} dir="ltr">
            {cell}
          </Link>
        );
      default:
        return <bdi>{cell}</bdi>;
    }
  };
}

const Scroller = styled.div`
  overflow-x: auto;
  margin-inline: ${({ theme }) => theme.space(-4)};
  border-radius: ${({ theme }) => theme.radius.card};

  & > table {
    ${({ theme }) => theme.type.dense}
    inline-size: 100%;
    border-collapse: collapse;
  }

  & thead th {
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }

  & tbody tr {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;

const Cell = styled.td<{ $isNumeric: boolean }>`
  block-size: 4rem;
  padding-inline: ${({ theme }) => theme.space(3)};
  font-weight: 400;
  text-align: ${({ $isNumeric }) => ($isNumeric ? 'end' : 'start')};
  white-space: nowrap;

  &:first-child {
    padding-inline-start: ${({ theme }) => theme.space(4)};
  }

  &:last-child {
    padding-inline-end: ${({ theme }) => theme.space(4)};
  }

  tbody th& {
    font-weight: 500;
  }
`;

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
`;

const Blocks = styled.ul`
  & > li {
    display: grid;
    gap: ${({ theme }) => theme.space(2)};
    padding-block: ${({ theme }) => theme.space(3)};
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }

  & h3 {
    ${({ theme }) => theme.type.control}
  }

  & dl {
    display: grid;
    gap: ${({ theme }) => theme.space(1)};
    margin: 0;
  }

  & dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(4)};
    min-block-size: 2.4rem;
  }

  & dt {
    color: ${({ theme }) => theme.color.textMuted};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    text-align: end;
    ${({ theme }) => theme.figures}
  }
`;
