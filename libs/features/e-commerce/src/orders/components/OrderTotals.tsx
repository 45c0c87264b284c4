import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { orderMessages, orderSentences } from '../messages';
import type { Order } from '../model/order';
import { useOrderText } from '../useOrderText';

/** What an order comes to, as the server has worked it out: in one column, the same on its page and on its invoice. */
export const OrderTotals = ({ order }: { order: Order }) => {
  const { formatMessage } = useIntl();
  const { money } = useOrderText();
  return (
    <Totals>
      <dt>{formatMessage(orderMessages.subtotal)}</dt>
      <dd>{money(order.subtotal)}</dd>
      <dt>{formatMessage(orderMessages.tax)}</dt>
      <dd>{money(order.tax)}</dd>
      {order.discount > 0 && (
        <>
          <dt>{formatMessage(orderMessages.discount)}</dt>
          <dd>
            <bdi dir="ltr">{formatMessage(orderSentences.discountOf, { amount: money(order.discount) })}</bdi>
          </dd>
        </>
      )}
      <dt>{formatMessage(orderMessages.shippingCost)}</dt>
      <dd>{money(order.shipping)}</dd>
      <dt>{formatMessage(orderMessages.total)}</dt>
      <dd>{money(order.total)}</dd>
    </Totals>
  );
};

const Totals = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(6)};
  inline-size: min(100%, 32rem);
  margin-inline-start: auto;
  padding-block-start: ${({ theme }) => theme.space(3)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  ${({ theme }) => theme.type.body}

  dd {
    margin: 0;
    ${({ theme }) => theme.figures}
    text-align: end;
  }

  & > :nth-last-child(-n + 2) {
    ${({ theme }) => theme.type.cardTitle}
  }
`;
