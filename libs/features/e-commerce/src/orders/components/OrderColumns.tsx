import { StatusDot } from '@ezone/ui/status-dot';
import type { RecordRow } from '@ezone/ui/record-list';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { columnMessages, orderMessages } from '../messages';
import { customerOf, statusOf, toneOfStatus } from '../model/order';
import type { Order } from '../model/order';
import { nextSort, orderColumns } from '../model/ordersIn';
import type { OrderColumn, OrderSort } from '../model/ordersIn';
import type { OrderText } from '../useOrderText';

export type OrderHeadsProps = { sort: OrderSort; onSort: (sort: OrderSort) => void };

/** The heads of the columns, which sort the list. */
export const OrderHeads = ({ sort, onSort }: OrderHeadsProps) => {
  const { formatMessage } = useIntl();
  const [sorted, direction] = sort.split('.');
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <Heads role="group" aria-label={formatMessage(orderMessages.columns)}>
      {orderColumns.map((column) => (
        <Cell key={column} $column={column}>
          <Head type="button" aria-pressed={column === sorted} onClick={() => onSort(nextSort(column, sort))}>
            {formatMessage(columnMessages[column])}
            {column === sorted && <Arrow aria-hidden />}
          </Head>
        </Cell>
      ))}
    </Heads>
  );
};

/** What the row of an order shows: columns on a desk, two lines on a phone. */
export const orderRow = (order: Order, { money, day, status }: OrderText, isPhone: boolean): RecordRow => {
  const state = (
    <StatusDot tone={toneOfStatus[statusOf(order)]}>
      <Cut>{status(statusOf(order))}</Cut>
    </StatusDot>
  );
  const name = <bdi>{customerOf(order)}</bdi>;
  if (isPhone)
    return {
      primary: (
        <>
          <Reference>{order.reference}</Reference> · {name}
        </>
      ),
      secondary: state,
      meta: <Figures>{money(order.total)}</Figures>,
      icons: day(order.date),
    };
  const cells: Record<OrderColumn, React.ReactNode> = {
    reference: <Reference>{order.reference}</Reference>,
    date: <Figures>{day(order.date)}</Figures>,
    customer: name,
    status: state,
    total: <Figures>{money(order.total)}</Figures>,
  };
  return {
    primary: order.reference,
    cells: (
      <Cells>
        {orderColumns.map((column) => (
          <Cell key={column} $column={column}>
            {cells[column]}
          </Cell>
        ))}
      </Cells>
    ),
  };
};

const columns = css`
  display: grid;
  flex: 1;
  grid-template-columns: 7.2rem 10.4rem minmax(0, 3fr) minmax(0, 4fr) minmax(8rem, 2fr);
  align-items: center;
  gap: ${({ theme }) => theme.space(4)};
  min-inline-size: 0;
`;

const Cells = styled.span`
  ${columns}
`;

/* Its edges are those of the rows below it. */
const Heads = styled.div`
  ${columns}
  flex: none;
  min-block-size: ${({ theme }) => theme.control.default};
  padding-inline: ${({ theme }) => theme.space(10)} var(--row-gutter, ${({ theme }) => theme.space(4)});
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  @media (pointer: coarse) {
    padding-inline-start: var(--row-gutter, ${({ theme }) => theme.space(4)});
  }
`;

const Cell = styled.span<{ $column: OrderColumn }>`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ theme }) => theme.type.body}
  ${({ $column }) => $column === 'total' && 'text-align: end;'}
  ${({ $column }) => $column === 'status' && 'display: grid;'}
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

const Cut = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Numbers and references are written from left to right in every language. */
const Reference = styled.bdi.attrs({ dir: 'ltr' })`
  ${({ theme }) => theme.type.control}
`;

const Figures = styled.span`
  ${({ theme }) => theme.figures}
`;
