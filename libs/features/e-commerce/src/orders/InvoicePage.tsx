import { useApi } from '@ezone/shell/data/query';
import { QueryView } from '@ezone/shell/data/query-view';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { RouteLink } from '@ezone/shell/routing';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { Button, LinkButton } from '@ezone/ui/button';
import { Printed } from '@ezone/ui/printed';
import { Skeleton } from '@ezone/ui/skeleton';
import { SchemeScope } from '@ezone/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useIntl } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { OrderLines } from './components/OrderLines';
import { Caption, Ltr, Written } from './components/parts';
import { orderMessages, orderSentences } from './messages';
import { customerOf, pathOfOrder } from './model/order';
import type { Order } from './model/order';
import { useOrderText } from './useOrderText';

/** The invoice of an order in the user's language: a sheet of paper, which is printed without the shell. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const api = useApi();
  const orderId = matchPath('/apps/e-commerce/orders/:orderId/invoice', pathname)?.params.orderId ?? '';
  const query = useQuery({
    queryKey: ['order', orderId],
    queryFn: ({ signal }) => api.getOrder({ query: { orderId }, signal }),
    meta: { suppressToast: true },
  });
  const title = formatMessage(orderSentences.number, { reference: query.data?.reference ?? '' });
  useDocumentTitle(title);
  return (
    <PageSimple
      header={
        <PageHeader
          title={title}
          actions={
            <>
              <LinkButton as={RouteLink} to={pathOfOrder({ id: orderId })} $variant="secondary" $size="default">
                {formatMessage(orderMessages.backToOrder)}
              </LinkButton>
              <Button variant="primary" icon={<Printer />} isDisabled={!query.data} onPress={() => window.print()}>
                {formatMessage(orderMessages.print)}
              </Button>
            </>
          }
        />
      }
    >
      <QueryView
        query={query}
        loading={formatMessage(orderMessages.invoiceLoading)}
        failed={formatMessage(orderMessages.invoiceNotLoaded)}
        skeleton={<Skeleton shape="card" height="60rem" />}
      >
        {(order) => (
          <>
            <OnDesk scheme="default">
              <Invoice order={order} />
            </OnDesk>
            <Printed>
              <A4 />
              <h1>{title}</h1>
              <Invoice order={order} />
            </Printed>
          </>
        )}
      </QueryView>
    </PageSimple>
  );
};

function Invoice({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { day } = useOrderText();
  const { customer, payment } = order;
  const places = [
    ['billTo', customer.invoiceAddress],
    ['shipTo', customer.shippingAddress],
  ] as const;
  return (
    <>
      <p>{formatMessage(orderSentences.dated, { date: day(order.date) })}</p>
      <Places>
        {places.map(([kind, place]) => (
          <section key={kind}>
            <Caption as="h2">{formatMessage(orderMessages[kind])}</Caption>
            <Written>{[customerOf(order), customer.company, place.address].filter(Boolean).join('\n')}</Written>
          </section>
        ))}
        <section>
          <Caption as="h2">{formatMessage(orderMessages.payment)}</Caption>
          <p>{payment.method}</p>
          <Ltr>{payment.transactionId}</Ltr>
        </section>
      </Places>
      <OrderLines order={order} isOnPaper />
    </>
  );
}

const A4 = createGlobalStyle`
  @page {
    size: A4;
    margin: 16mm;
  }
`;

/* Paper is white in every scheme. */
const OnDesk = styled(SchemeScope)`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space(8)};
  max-inline-size: 80rem;
  margin-inline: auto;
  padding: clamp(1.6rem, 6%, 5.6rem);
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  ${({ theme }) => theme.type.body}

  ${({ theme }) => theme.up.sm} {
    min-block-size: 112rem;
  }
`;

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  gap: ${({ theme }) => theme.space(5)};
  overflow-wrap: anywhere;
`;
