import type { UseRecords } from '@ezone/shell/records';
import { findRoute, RouteLink, useRouting } from '@ezone/shell/routing';
import { Button, LinkButton } from '@ezone/ui/button';
import { Card } from '@ezone/ui/card';
import { StatusDot } from '@ezone/ui/status-dot';
import { CircleCheck, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { OrderCustomer } from './components/OrderCustomer';
import { OrderHistory } from './components/OrderHistory';
import { OrderProducts } from './components/OrderProducts';
import { orderMessages, orderSentences } from './messages';
import { pathOfOrder, statusOf, toneOfStatus } from './model/order';
import type { Order } from './model/order';
import { useOrderText } from './useOrderText';

export type OpenOrderProps = {
  order: Order;
  orders: UseRecords<Order>;
  /** Somebody wants to set its state. */
  onStatus: () => void;
};

/** The open order: what was bought, how it is paid and shipped, by whom, and all that has happened to it. */
export const OpenOrder = ({ order, orders, onStatus }: OpenOrderProps) => {
  const { formatMessage } = useIntl();
  const { money, moment, status } = useOrderText();
  const { payment, shippingDetails } = order;
  return (
    <Page>
      <Head>
        <Chipped>
          <StatusDot tone={toneOfStatus[statusOf(order)]}>{status(statusOf(order))}</StatusDot>
          <Muted>{formatMessage(orderSentences.dated, { date: moment(order.date) })}</Muted>
        </Chipped>
        <Buttons>
          <Button icon={<CircleCheck />} onPress={onStatus}>
            {formatMessage(orderMessages.setStatus)}
          </Button>
          <LinkButton as={RouteLink} to={`${pathOfOrder(order)}/invoice`} $variant="secondary" $size="default">
            <Printer aria-hidden />
            {formatMessage(orderMessages.invoice)}
          </LinkButton>
        </Buttons>
      </Head>
      <Columns>
        <Main>
          <Part title={formatMessage(orderMessages.products)}>
            <OrderProducts order={order} pathOf={usePathOfProduct()} />
          </Part>
          <Part title={formatMessage(orderMessages.payment)}>
            <Facts
              facts={[
                [formatMessage(orderMessages.method), payment.method],
                [formatMessage(orderMessages.transaction), <Code key="id">{payment.transactionId}</Code>],
                [formatMessage(orderMessages.amount), money(payment.amount)],
                [formatMessage(orderMessages.date), moment(payment.date)],
              ]}
            />
          </Part>
          <Part title={formatMessage(orderMessages.shipping)}>
            {shippingDetails.length === 0 && <Muted as="p">{formatMessage(orderMessages.notShipped)}</Muted>}
            {shippingDetails.map(({ tracking, carrier, weight, fee, date }) => (
              <Facts
                key={`${carrier} ${tracking}`}
                facts={[
                  [formatMessage(orderMessages.carrier), carrier],
                  [formatMessage(orderMessages.tracking), <Code key="id">{tracking}</Code>],
                  [formatMessage(orderMessages.weight), <bdi key="weight">{weight}</bdi>],
                  [formatMessage(orderMessages.fee), money(fee)],
                  [formatMessage(orderMessages.date), moment(date)],
                ]}
              />
            ))}
          </Part>
        </Main>
        <Main>
          <Part title={formatMessage(orderMessages.customer)}>
            <OrderCustomer customer={order.customer} />
          </Part>
          <Part title={formatMessage(orderMessages.history)}>
            <OrderHistory order={order} onComment={orders.bulk} />
          </Part>
        </Main>
      </Columns>
    </Page>
  );
};

/** The page of a product, where there is one. */
function usePathOfProduct() {
  const { routes } = useRouting();
  return (id: string): string | null => {
    const path = `/apps/e-commerce/products/${encodeURIComponent(id)}`;
    return findRoute(routes, path) ? path : null;
  };
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <Title>{title}</Title>
      {children}
    </Card>
  );
}

function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <List>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

/* How much room there is depends on whether the list stands beside it. */
const Page = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  max-inline-size: 128rem;
  container-type: inline-size;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
`;

const Chipped = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => theme.space(1)} ${({ theme }) => theme.space(4)};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;

const Muted = styled.span`
  ${({ theme }) => theme.type.body}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space(4)};

  @container (inline-size > 80rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Main = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  min-inline-size: 0;
`;

const Title = styled.h2`
  margin-block-end: ${({ theme }) => theme.space(4)};
  ${({ theme }) => theme.type.cardTitle}
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: ${({ theme }) => theme.space(4)};

  dt {
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    ${({ theme }) => theme.figures}
  }
`;

const Code = styled.bdi.attrs({ dir: 'ltr' })``;
