import type { UseRecords } from '@ezone/shell/records';
import { RouteLink } from '@ezone/shell/routing';
import { Button, LinkButton } from '@ezone/ui/button';
import { StatusDot } from '@ezone/ui/status-dot';
import { CircleCheck, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { OrderCustomer } from './components/OrderCustomer';
import { OrderHistory } from './components/OrderHistory';
import { OrderLines } from './components/OrderLines';
import { Caption, Line, Ltr, Muted, Stack } from './components/parts';
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
        <Line>
          <Sum>{money(order.total)}</Sum>
          <StatusDot tone={toneOfStatus[statusOf(order)]}>{status(statusOf(order))}</StatusDot>
          <Muted>{formatMessage(orderSentences.dated, { date: moment(order.date) })}</Muted>
        </Line>
        <Line>
          <Button variant="primary" icon={<CircleCheck />} onPress={onStatus}>
            {formatMessage(orderMessages.setStatus)}
          </Button>
          <LinkButton as={RouteLink} to={`${pathOfOrder(order)}/invoice`} $variant="secondary" $size="default">
            <Printer aria-hidden />
            {formatMessage(orderMessages.invoice)}
          </LinkButton>
        </Line>
      </Head>
      <Columns>
        <Stack>
          <Part title={formatMessage(orderMessages.products)}>
            <OrderLines order={order} />
          </Part>
          <Part title={formatMessage(orderMessages.payment)}>
            <Facts
              facts={{
                method: payment.method,
                transaction: <Ltr>{payment.transactionId}</Ltr>,
                amount: money(payment.amount),
                date: moment(payment.date),
              }}
            />
          </Part>
          <Part title={formatMessage(orderMessages.shipping)}>
            {shippingDetails.length === 0 && <Muted>{formatMessage(orderMessages.notShipped)}</Muted>}
            {shippingDetails.map(({ tracking, carrier, weight, fee, date }) => (
              <Facts
                key={`${carrier} ${tracking}`}
                facts={{ carrier, tracking: <Ltr>{tracking}</Ltr>, weight, fee: money(fee), date: moment(date) }}
              />
            ))}
          </Part>
        </Stack>
        <Stack>
          <Part title={formatMessage(orderMessages.customer)}>
            <OrderCustomer customer={order.customer} />
          </Part>
          <Part title={formatMessage(orderMessages.history)}>
            <OrderHistory order={order} onChange={orders.bulk} />
          </Part>
        </Stack>
      </Columns>
    </Page>
  );
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section aria-label={title}>
      <Title>{title}</Title>
      {children}
    </Section>
  );
}

function Facts({ facts }: { facts: Partial<Record<keyof typeof orderMessages, ReactNode>> }) {
  const { formatMessage } = useIntl();
  return (
    <List>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <Caption as="dt">{formatMessage(orderMessages[name as keyof typeof orderMessages])}</Caption>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

/* How much room there is depends on whether the list stands beside it. */
const Page = styled(Stack)`
  max-inline-size: 128rem;
  container-type: inline-size;
  ${({ theme }) => theme.type.body}
`;

const Head = styled(Line)`
  justify-content: space-between;
`;

const Sum = styled.span`
  ${({ theme }) => theme.type.pageTitle}
  ${({ theme }) => theme.figures}
`;

/* Lines between its parts and not a frame around each: they are one order. */
const Section = styled.section`
  min-inline-size: 0;
  padding-block-start: ${({ theme }) => theme.space(5)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`;

const Columns = styled(Stack)`
  column-gap: ${({ theme }) => theme.space(8)};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  @container (inline-size > 80rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Title = styled.h2`
  margin-block-end: ${({ theme }) => theme.space(4)};
  ${({ theme }) => theme.type.cardTitle}
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: ${({ theme }) => theme.space(4)};

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
