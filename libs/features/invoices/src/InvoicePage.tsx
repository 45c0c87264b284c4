import { ApiError } from '@ezone/api-client';
import { useApi } from '@ezone/shell/data/query';
import { QueryView } from '@ezone/shell/data/query-view';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { RouteLink } from '@ezone/shell/routing';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { Button, LinkButton } from '@ezone/ui/button';
import { EmptyState } from '@ezone/ui/empty-state';
import { Paper } from '@ezone/ui/printed';
import { Skeleton } from '@ezone/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { FileQuestion, Printer } from 'lucide-react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { demoInvoiceId } from './invoice';
import type { Invoice } from './invoice';
import { invoiceMessages, invoiceTexts } from './messages';

type InvoicePageProps = {
  /** What stands on the sheet. */
  sheet: ComponentType<{ invoice: Invoice }>;
  /** The page with the other look. */
  other: { path: string; name: MessageDescriptor };
};

/** The invoice of the demo on a sheet of paper, which is printed without the shell. */
export const InvoicePage = ({ sheet: Sheet, other }: InvoicePageProps) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const query = useQuery({
    queryKey: ['invoice', demoInvoiceId],
    // Without the demo data there is none, and trying again would change nothing.
    queryFn: async ({ signal }): Promise<Invoice | null> => {
      try {
        return await api.getInvoice({ query: { id: demoInvoiceId }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.statusCode === 404) return null;
        throw error;
      }
    },
    meta: { suppressToast: true },
  });
  const title = query.data
    ? formatMessage(invoiceTexts.title, { number: query.data.number })
    : formatMessage(invoiceMessages.heading);
  useDocumentTitle(title);
  return (
    <PageSimple
      header={
        <PageHeader
          title={title}
          actions={
            <>
              <LinkButton as={RouteLink} to={other.path} $variant="secondary" $size="default">
                {formatMessage(other.name)}
              </LinkButton>
              <Button variant="primary" icon={<Printer />} isDisabled={!query.data} onPress={() => window.print()}>
                {formatMessage(invoiceMessages.print)}
              </Button>
            </>
          }
        />
      }
    >
      <QueryView
        query={query}
        loading={formatMessage(invoiceMessages.loading)}
        failed={formatMessage(invoiceMessages.failed)}
        skeleton={<Skeleton shape="card" height="60rem" />}
      >
        {(invoice) =>
          invoice ? (
            <Paper>
              <Sheet invoice={invoice} />
            </Paper>
          ) : (
            <EmptyState icon={<FileQuestion />}>{formatMessage(invoiceMessages.missing)}</EmptyState>
          )
        }
      </QueryView>
    </PageSimple>
  );
};
