import { refresh } from '@ezone/shell/data/query';
import { QueryView } from '@ezone/shell/data/query-view';
import { useFetched } from '@ezone/shell/notices/dialog';
import { useToast } from '@ezone/shell/notices/toast';
import { commonMessages } from '@ezone/shell/notices/words';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { useRecordsStore } from '@ezone/shell/records';
import { RouteLink, useAddressQuery } from '@ezone/shell/routing';
import { Button } from '@ezone/ui/button';
import { EmptyState } from '@ezone/ui/empty-state';
import { lazyContent } from '@ezone/ui/lazy-content';
import { Link } from '@ezone/ui/link';
import { Skeleton } from '@ezone/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { FileUp, Landmark } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { bankingMessages, bankingSentences } from './bankingMessages';
import { BankCards } from './components/BankCards';
import { Transactions } from './components/Transactions';
import { accountingMessages } from './messages';
import { byCode } from './model/account';
import { transactionsCollection } from './model/transactionsCollection';
import { accountingTitles } from './titles';
import { accountingKey, useAccounts } from './useAccounts';

const { list } = transactionsCollection;

const loadImport = lazyContent(async () => (await import('./components/ImportStatement')).ImportStatement);

/** The accounts at banks, and the transactions of one of them. Which one, and what is searched for, stand in the address. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const { outbox } = useRecordsStore();
  const client = useQueryClient();
  const toast = useToast();
  const { parameters, want } = useAddressQuery();
  const { accounts, balances, balanceOf } = useAccounts();
  const all = accounts.records;
  const banks = all && byCode(all.filter(({ bank }) => bank));
  const about = all?.find(({ id }) => id === parameters.get('about'));
  const shown = about ? undefined : (banks?.find(({ id }) => id === parameters.get('account')) ?? banks?.[0]);
  const listed = about ?? shown;
  const importing = useFetched(loadImport);

  const tellImported = (ids: readonly string[]) => {
    void refresh(client, accountingKey);
    toast.show({
      variant: 'success',
      message: formatMessage(bankingSentences.imported, { count: ids.length }),
      action: {
        label: formatMessage(commonMessages.undo),
        onPress: () => {
          const placed = ids.map((id) => ({ record: { id }, after: null }));
          outbox.add(list, ids, { kind: 'remove', records: placed });
        },
      },
    });
  };

  return (
    <PageSimple
      header={
        <PageHeader
          title={formatMessage(accountingTitles.banking)}
          description={formatMessage(bankingMessages.description)}
          actions={
            shown && (
              <Button variant="primary" icon={<FileUp />} onPress={() => void importing.open()}>
                {formatMessage(bankingMessages.import)}
              </Button>
            )
          }
        />
      }
    >
      <QueryView
        query={{ ...accounts.query, data: banks, error: accounts.query.error ?? balances.error }}
        loading={formatMessage(accountingMessages.loading)}
        failed={formatMessage(accountingMessages.failed)}
        skeleton={<Skeleton shape="card" height="9rem" />}
        empty={
          <EmptyState
            icon={<Landmark />}
            action={
              <Link as={RouteLink} to="/chart_of_account">
                {formatMessage(bankingMessages.toChart)}
              </Link>
            }
          >
            {formatMessage(bankingMessages.none)}
          </EmptyState>
        }
      >
        {(some) => (
          <Parts>
            <BankCards banks={some} balances={balanceOf} shown={shown} />
            {listed && (
              <Transactions
                // Of another account nothing of this one is shown.
                key={`${listed.id} ${about ? 'about' : ''}`}
                accountId={listed.id}
                about={about}
                accounts={all ?? []}
                q={parameters.get('q') ?? ''}
                isOpen={parameters.get('open') === 'true'}
                isAbout={about !== undefined}
                transactionId={parameters.get('transaction')}
                onSearch={({ q, isOpen }) => {
                  want({
                    ...(q !== undefined && { q }),
                    ...(isOpen !== undefined && { open: isOpen ? 'true' : null }),
                  });
                }}
                onShowAll={() => {
                  want({ about: null, transaction: null });
                }}
              />
            )}
          </Parts>
        )}
      </QueryView>
      {importing.opened && shown && (
        <importing.opened account={shown} onImported={tellImported} onClose={importing.close} />
      )}
    </PageSimple>
  );
};

const Parts = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(5)};
`;
