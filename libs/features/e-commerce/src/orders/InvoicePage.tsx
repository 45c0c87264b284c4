import { useApi } from '@ezone/shell/data/query';
import { QueryView } from '@ezone/shell/data/query-view';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { RouteLink } from '@ezone/shell/routing';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { Button, LinkButton } from '@ezone/ui/button';
import { Paper } from '@ezone/ui/printed';
import { Skeleton } from '@ezone/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useIntl } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { OrderLines } from './components/OrderLines';
import { Caption, Ltr, Written } from './components/parts';
import { orderMessages, orderSentences } from './messages';
import { customerOf, paidStateOf, pathOfOrder, seller } from './model/order';
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
          <Paper heading={title}>
            <Invoice order={order} />
          </Paper>
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
        <section>
          <Caption as="h2">{formatMessage(orderMessages.seller)}</Caption>
          <Written>{seller.join('\n')}</Written>
        </section>
        {places.map(([kind, place]) => (
          <section key={kind}>
            <Caption as="h2">{formatMessage(orderMessages[kind])}</Caption>
            <Written>{[customerOf(order), customer.company, place.address].filter(Boolean).join('\n')}</Written>
          </section>
        ))}
        <section>
          <Caption as="h2">{formatMessage(orderMessages.payment)}</Caption>
          <p>{formatMessage(orderMessages[paidStateOf(order)])}</p>
          <p>{payment.method}</p>
          <Ltr>{payment.transactionId}</Ltr>
        </section>
      </Places>
      <OrderLines order={order} isOnPaper />
    </>
  );
}

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  gap: ${({ theme }) => theme.space(5)};
  overflow-wrap: anywhere;
`;
