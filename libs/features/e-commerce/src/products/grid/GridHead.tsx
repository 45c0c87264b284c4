import { ArrowDown, ArrowUp } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { columnMessages, gridMessages } from '../messages';
import type { ProductOrder } from '../model/productList';
import { columns, isNumeric } from './cells';
import { gridTemplate } from './gridTemplate';
import type { RowSelection } from './useRowSelection';

export type GridHeadProps = {
  total: number;
  selection: RowSelection;
  sort: ProductOrder;
  direction: 'ascending' | 'descending';
  onSort: (sort: ProductOrder) => void;
};

/** The head of the table: a box for all that are found, and the columns, each of which puts the rows in its order. */
export const GridHead = ({ total, selection, sort, direction, onSort }: GridHeadProps) => {
  const { formatMessage } = useIntl();
  return (
    <Head role="row" aria-rowindex={1}>
      <HeadCell role="columnheader" aria-colindex={1} $isBox>
        <input
          type="checkbox"
          tabIndex={-1}
          checked={total > 0 && selection.size >= total}
          ref={(box) => {
            if (box) box.indeterminate = selection.size > 0 && selection.size < total;
          }}
          aria-label={formatMessage(gridMessages.selectAll)}
          onChange={() => {
            if (selection.size > 0) selection.clear();
            else void selection.all();
          }}
        />
      </HeadCell>
      {columns.map((column, at) => (
        <HeadCell
          key={column}
          role="columnheader"
          aria-colindex={at + 2}
          aria-sort={sort === column ? direction : undefined}
          $isFirst={at === 0}
          $isNumeric={isNumeric(column)}
        >
          <Sort
            type="button"
            onClick={() => {
              onSort(column);
            }}
          >
            {formatMessage(columnMessages[column])}
            {sort === column && (direction === 'ascending' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />)}
          </Sort>
        </HeadCell>
      ))}
    </Head>
  );
};

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
