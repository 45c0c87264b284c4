import { RouteLink } from '@ezone/shell/routing';
import { Link } from '@ezone/ui/link';
import { Image } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { orderMessages } from '../messages';
import type { Order } from '../model/order';
import { useOrderText } from '../useOrderText';
import { OrderTotals } from './OrderTotals';

export type OrderProductsProps = {
  order: Order;
  /** The page of a product; null where there is none. */
  pathOf: (id: string) => string | null;
};

/** What was bought, line by line, and what it comes to. */
export const OrderProducts = ({ order, pathOf }: OrderProductsProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useOrderText();
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">{formatMessage(orderMessages.product)}</th>
            <th scope="col">{formatMessage(orderMessages.price)}</th>
            <th scope="col">{formatMessage(orderMessages.quantity)}</th>
            <th scope="col">{formatMessage(orderMessages.lineTotal)}</th>
          </tr>
        </thead>
        <tbody>
          {order.products.map(({ id, name, price, quantity, total, image }, place) => {
            const path = pathOf(id);
            return (
              <tr key={`${id} ${String(place)}`}>
                <td>
                  <Product>
                    {image ? (
                      <img src={image} alt="" width={40} height={40} loading="lazy" />
                    ) : (
                      <NoPicture aria-hidden>
                        <Image />
                      </NoPicture>
                    )}
                    <bdi>
                      {path ? (
                        <Link as={RouteLink} to={path}>
                          {name}
                        </Link>
                      ) : (
                        name
                      )}
                    </bdi>
                  </Product>
                </td>
                <td>{money(price)}</td>
                <td>{formatNumber(quantity)}</td>
                <td>{money(total)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      <OrderTotals order={order} />
    </>
  );
};

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  ${({ theme }) => theme.type.body}

  th {
    padding-block-end: ${({ theme }) => theme.space(2)};
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
    text-align: start;
  }

  td {
    padding-block: ${({ theme }) => theme.space(2)};
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
    ${({ theme }) => theme.figures}
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

  & > img {
    flex: none;
    border-radius: ${({ theme }) => theme.radius.control};
    object-fit: cover;
  }

  & > bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  @media (pointer: coarse) {
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: 4.4rem;
    }
  }
`;

const NoPicture = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.surface2};
  color: ${({ theme }) => theme.color.textMuted};
`;
