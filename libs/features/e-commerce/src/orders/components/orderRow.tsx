import { RecordCells } from '@ezone/ui/record-list';
import type { RecordColumn, RecordRow } from '@ezone/ui/record-list';
import { StatusDot } from '@ezone/ui/status-dot';
import styled from 'styled-components';
import { customerOf, statusOf, toneOfStatus } from '../model/order';
import type { Order } from '../model/order';
import type { OrderColumn } from '../model/ordersIn';
import type { OrderText } from '../useOrderText';
import { Ltr } from './parts';

export type OrderRowOptions = { text: OrderText; columns: readonly RecordColumn<OrderColumn>[]; isPhone: boolean };

/** What the row of an order shows: columns on a desk, two lines on a phone. */
export const orderRow = (order: Order, { text, columns, isPhone }: OrderRowOptions): RecordRow => {
  const name = <bdi>{customerOf(order)}</bdi>;
  const cells = {
    reference: <Ltr>{order.reference}</Ltr>,
    date: text.day(order.date),
    customer: name,
    status: (
      <StatusDot tone={toneOfStatus[statusOf(order)]}>
        <Cut>{text.status(statusOf(order))}</Cut>
      </StatusDot>
    ),
    total: text.money(order.total),
  };
  const primary = (
    <>
      {cells.reference} · {name}
    </>
  );
  return isPhone
    ? { primary, secondary: cells.status, meta: <Total>{cells.total}</Total>, icons: cells.date }
    : { primary, cells: <RecordCells columns={columns} cells={cells} /> };
};

/* What one looks for first in a list of orders. */
const Total = styled.span`
  ${({ theme }) => theme.type.control}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.color.text};
`;

const Cut = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
