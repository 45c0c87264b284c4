import { QueryView } from '@ezone/shell/data/query-view';
import { commonMessages } from '@ezone/shell/notices/words';
import { listMessages, listSentences } from '@ezone/shell/page/list-detail';
import { useKeys, useShownKey } from '@ezone/shell/panels/keyboard';
import { BulkBar } from '@ezone/ui/bulk-bar';
import { Button } from '@ezone/ui/button';
import { Checkbox } from '@ezone/ui/checkbox';
import { Chip } from '@ezone/ui/chip';
import { EmptyState } from '@ezone/ui/empty-state';
import { useLayer } from '@ezone/ui/layers';
import { SearchField } from '@ezone/ui/search-field';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { Skeleton } from '@ezone/ui/skeleton';
import { Landmark, Search, Trash2 } from 'lucide-react';
import type { SelectOption } from '@ezone/ui/select';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { bankingMessages, bankingSentences } from '../bankingMessages';
import { byCode, nameOf } from '../model/account';
import type { Account } from '../model/account';
import type { Transaction } from '../model/transaction';
import { useTransactions } from '../useTransactions';
import type { AskedTransactions } from '../useTransactions';
import { useTransactionSelection } from '../useTransactionSelection';
import { TransactionTable } from './TransactionTable';

export type TransactionsProps = AskedTransactions & {
  /** All accounts: one of them is what a transaction was for. */
  accounts: readonly Account[];
  /** The account that all of them have to do with, where they are not those of one bank. */
  about: Account | undefined;
  onSearch: (asked: Partial<Pick<AskedTransactions, 'q' | 'isOpen'>>) => void;
  /** Goes back to all that have moved on an account. */
  onShowAll: () => void;
};

/** What has moved on an account, the latest first, with what it was for. */
export const Transactions = ({ accounts, about, onSearch, onShowAll, ...asked }: TransactionsProps) => {
  const { formatMessage } = useIntl();
  const { query, transactions: rows, total, assign, remove } = useTransactions(asked);
  const selection = useTransactionSelection(rows);
  const search = useRef<SearchFieldHandle>(null);
  const shortcut = useShownKey('/');
  const options = useMemo(
    () => byCode(accounts).map((account) => ({ id: account.id, label: nameOf(account) })),
    [accounts],
  );
  const names = useMemo(() => new Map(accounts.map(({ id, name }) => [id, name])), [accounts]);
  const place = useRef<HTMLDivElement>(null);
  /** The row that was chosen in, and the one beside it. */
  const chosen = useRef<{ row: Element; beside: Element | null }>(null);
  const choose = useCallback(
    (transaction: Transaction, account: SelectOption | null, row: Element | null) => {
      chosen.current = row && { row, beside: row.nextElementSibling ?? row.previousElementSibling };
      assign(transaction, account?.id ?? null, account?.label ?? null);
    },
    [assign],
  );
  useEffect(() => {
    const { row, beside } = chosen.current ?? {};
    if (!row || row.isConnected) return;
    chosen.current = null;
    // The row has gone with its answer, and the focus with it: on to the next one, else to the list.
    if (document.activeElement === document.body) (beside?.querySelector('button') ?? place.current)?.focus();
  }, [rows]);
  const leave = () => {
    selection.clear();
    place.current?.focus();
  };
  useLayer(selection.selected.length > 0, leave);
  const removeSelected = () => {
    remove(selection.selected);
    leave();
  };
  useKeys([
    {
      ...{ group: 'page', keys: '#', icon: <Trash2 />, label: commonMessages.remove },
      isPossible: () => selection.selected.length > 0,
      run: () => {
        if (selection.selected.length === 0) return false;
        removeSelected();
        return undefined;
      },
    },
    {
      ...{ group: 'page', keys: '/', icon: <Search />, label: commonMessages.search },
      run: () => {
        search.current?.focus();
        return undefined;
      },
    },
  ]);
  const isNarrow = about !== undefined || asked.transactionId !== null;
  const isFiltered = asked.q !== '' || asked.isOpen || isNarrow;
  const narrowed = about
    ? formatMessage(bankingSentences.about, { account: nameOf(about) })
    : formatMessage(bankingMessages.onlyOne);
  const tools =
    selection.selected.length > 0 ? (
      <BulkBar
        label={formatMessage(listMessages.selection)}
        count={formatMessage(listSentences.selected, { count: selection.selected.length })}
        clearLabel={formatMessage(listMessages.clear)}
        onClear={leave}
        moreLabel={formatMessage(listMessages.more)}
        actions={[
          {
            ...{ id: 'remove', label: formatMessage(commonMessages.remove), icon: <Trash2 /> },
            ...{ shortcut: '#', tone: 'error', onPress: removeSelected },
          },
        ]}
      />
    ) : (
      <>
        <Field>
          <SearchField
            ref={search}
            label={formatMessage(bankingMessages.search)}
            clearLabel={formatMessage(commonMessages.clearSearch)}
            shortcut={shortcut}
            query={asked.q}
            onSearch={(q) => {
              onSearch({ q });
            }}
          />
        </Field>
        <Checkbox
          isSelected={asked.isOpen}
          onChange={(isOpen) => {
            onSearch({ isOpen });
          }}
        >
          {formatMessage(bankingMessages.onlyOpen)}
        </Checkbox>
        {isNarrow && (
          <Chip tone="primary" remove={{ label: formatMessage(bankingMessages.all), onPress: onShowAll }}>
            {narrowed}
          </Chip>
        )}
        <Count role="status">
          {total === undefined ? '' : formatMessage(bankingSentences.found, { count: total })}
        </Count>
      </>
    );
  return (
    <>
      <Tools>{tools}</Tools>
      <Place ref={place} tabIndex={-1}>
        <QueryView
          query={{ ...query, data: rows }}
          loading={formatMessage(bankingMessages.loading)}
          failed={formatMessage(bankingMessages.failed)}
          skeleton={<Skeleton shape="card" height="40rem" />}
          empty={<EmptyState icon={<Landmark />}>{formatMessage(bankingMessages.noTransactions)}</EmptyState>}
          {...(isFiltered && {
            filter: {
              onClear: () => {
                onSearch({ q: '', isOpen: false });
                if (isNarrow) onShowAll();
                search.current?.focus();
              },
            },
          })}
        >
          {(transactions) => (
            <>
              <TransactionTable
                {...{ transactions, selection }}
                accounts={options}
                onOf={({ accountId }) => about && names.get(accountId)}
                onChoose={choose}
              />
              {query.hasNextPage && (
                <More>
                  <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
                    {formatMessage(bankingMessages.more)}
                  </Button>
                </More>
              )}
            </>
          )}
        </QueryView>
      </Place>
    </>
  );
};

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
`;

const Field = styled.div`
  flex: 0 1 32rem;
  min-inline-size: min(22rem, 100%);
`;

const Count = styled.p`
  margin-inline-start: auto;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Place = styled.div`
  display: grid;
  gap: inherit;
  outline: none;
`;

const More = styled.div`
  display: grid;
  justify-items: center;
`;
