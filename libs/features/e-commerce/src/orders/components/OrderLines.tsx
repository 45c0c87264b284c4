import { RouteLink } from '@ezone/shell/routing';
import { Link } from '@ezone/ui/link';
import { Image } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { orderMessages } from '../messages';
import type { Order } from '../model/order';
import { useOrderText } from '../useOrderText';

/**
 * What was bought, line by line, and what it comes to, as the server has worked it out: the same on the page of an order and on its
 * invoice. @param isOnPaper without pictures and links
 */
export const OrderLines = ({ order, isOnPaper = false }: { order: Order; isOnPaper?: boolean }) => {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useOrderText();
  const totals = [
    ['subtotal', money(order.subtotal)],
    ['tax', money(order.tax)],
    ...(order.discount > 0 ? [['discount', money(-order.discount)] as const] : []),
    ['shippingCost', money(order.shipping)],
    ['total', money(order.total)],
  ] as const;
  return (
    <div>
      <Table>
        <thead>
          <tr>
            {(['product', 'price', 'quantity', 'lineTotal'] as const).map((column) => (
              <th key={column} scope="col">
                {formatMessage(orderMessages[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.products.map(({ id, name, price, quantity, total, image }, place) => (
            <tr key={`${id} ${String(place)}`}>
              <td>
                <Product>
                  {!isOnPaper &&
                    (image ? <img src={image} alt="" width={40} height={40} loading="lazy" /> : <NoPicture />)}
                  <bdi>
                    {isOnPaper ? (
                      name
                    ) : (
                      <Link as={RouteLink} to={`/apps/e-commerce/products/${encodeURIComponent(id)}`}>
                        {name}
                      </Link>
                    )}
                  </bdi>
                </Product>
              </td>
              <td>{money(price)}</td>
              <td>{formatNumber(quantity)}</td>
              <td>{money(total)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Totals>
        {totals.map(([name, amount]) => (
          <div key={name}>
            <dt>{formatMessage(orderMessages[name])}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </Totals>
    </div>
  );
};

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th {
    padding-block-end: ${({ theme }) => theme.space(2)};
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
    text-align: start;
  }

  td {
    padding-block: ${({ theme }) => theme.space(2)};
    border-block: 1px solid ${({ theme }) => theme.color.border};
  }

  & :is(th, td):not(:first-child) {
    padding-inline-start: ${({ theme }) => theme.space(3)};
    text-align: end;
    white-space: nowrap;
  }

  /* On a phone the price of one gives way: the amount and the quantity say it. */
  @container (inline-size < 44rem) {
    & :is(th, td):nth-child(2) {
      display: none;
    }
  }
`;

const Product = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  overflow-wrap: anywhere;

  & > img {
    flex: none;
    border-radius: ${({ theme }) => theme.radius.control};
    object-fit: cover;
  }

  @media (pointer: coarse) {
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: 4.4rem;
    }
  }
`;

const NoPicture = styled(Image).attrs({ 'aria-hidden': true, size: 40 })`
  flex: none;
  padding: ${({ theme }) => theme.space(2)};
  color: ${({ theme }) => theme.color.textMuted};
`;

const Totals = styled.dl`
  display: grid;
  break-inside: avoid;
  gap: ${({ theme }) => theme.space(2)};
  inline-size: min(100%, 32rem);
  margin-inline-start: auto;
  padding-block-start: ${({ theme }) => theme.space(4)};

  & > div {
    display: flex;
    justify-content: space-between;
  }

  & > :last-child {
    ${({ theme }) => theme.type.cardTitle}
  }

  dd {
    margin: 0;
    ${({ theme }) => theme.figures}
  }
`;
