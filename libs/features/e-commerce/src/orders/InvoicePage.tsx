import { useApi } from '@ezone/shell/data/query';
import { QueryView } from '@ezone/shell/data/query-view';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { RouteLink } from '@ezone/shell/routing';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { Button, LinkButton } from '@ezone/ui/button';
import { Skeleton } from '@ezone/ui/skeleton';
import { SchemeScope } from '@ezone/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { OrderTotals } from './components/OrderTotals';
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
            {createPortal(
              // What is printed is this alone.
              <OnPaper scheme="default" data-printed aria-hidden>
                <Paper />
                <h1>{title}</h1>
                <Invoice order={order} />
              </OnPaper>,
              document.body,
            )}
          </>
        )}
      </QueryView>
    </PageSimple>
  );
};

function Invoice({ order }: { order: Order }) {
  const { formatMessage, formatNumber } = useIntl();
  const { money, day } = useOrderText();
  const { customer, payment, products } = order;
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
            <h2>{formatMessage(orderMessages[kind])}</h2>
            <p dir="auto">{customerOf(order)}</p>
            {customer.company && <p dir="auto">{customer.company}</p>}
            <p dir="auto">{place.address}</p>
          </section>
        ))}
        <section>
          <h2>{formatMessage(orderMessages.payment)}</h2>
          <p>{payment.method}</p>
          <p>
            <bdi dir="ltr">{payment.transactionId}</bdi>
          </p>
        </section>
      </Places>
      <table>
        <thead>
          <tr>
            <th scope="col">{formatMessage(orderMessages.product)}</th>
            <th scope="col">{formatMessage(orderMessages.price)}</th>
            <th scope="col">{formatMessage(orderMessages.quantity)}</th>
            <th scope="col">{formatMessage(orderMessages.lineTotal)}</th>
          </tr>
        </thead>
        <tbody>
          {products.map(({ id, name, price, quantity, total }, place) => (
            <tr key={`${id} ${String(place)}`}>
              <td>
                <bdi>{name}</bdi>
              </td>
              <td>{money(price)}</td>
              <td>{formatNumber(quantity)}</td>
              <td>{money(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <OrderTotals order={order} />
    </>
  );
}

const Paper = createGlobalStyle`
  @page {
    size: A4;
    margin: 16mm;
  }

  @media print {
    html,
    body {
      block-size: auto !important;
      overflow: visible !important;
      background: none !important;
    }

    body > :not([data-printed]) {
      display: none !important;
    }
  }
`;

/* Paper is white in every scheme. */
const Sheet = styled(SchemeScope)`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space(6)};
  ${({ theme }) => theme.type.body}

  h1 {
    ${({ theme }) => theme.type.pageTitle}
  }

  h2 {
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  :is(th, td) {
    padding-block: ${({ theme }) => theme.space(2)};
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
    ${({ theme }) => theme.figures}
    text-align: start;
  }

  :is(th, td):not(:first-child) {
    padding-inline-start: ${({ theme }) => theme.space(3)};
    text-align: end;
    white-space: nowrap;
  }

  tr,
  dl {
    break-inside: avoid;
  }
`;

const OnDesk = styled(Sheet)`
  max-inline-size: 80rem;
  margin-inline: auto;
  padding: clamp(1.6rem, 6%, 5.6rem);
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};

  ${({ theme }) => theme.up.sm} {
    min-block-size: 112rem;
  }
`;

const OnPaper = styled(Sheet)`
  background: none;

  @media screen {
    display: none;
  }
`;

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  gap: ${({ theme }) => theme.space(5)};
  overflow-wrap: anywhere;
`;
