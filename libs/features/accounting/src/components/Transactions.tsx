import { QueryView } from '@ezone/shell/data/query-view';
import { commonMessages } from '@ezone/shell/notices/words';
import { useKeys, useShownKey } from '@ezone/shell/panels/keyboard';
import { Button } from '@ezone/ui/button';
import { Checkbox } from '@ezone/ui/checkbox';
import { EmptyState } from '@ezone/ui/empty-state';
import { SearchField } from '@ezone/ui/search-field';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { Skeleton } from '@ezone/ui/skeleton';
import { Landmark, Search } from 'lucide-react';
import type { SelectOption } from '@ezone/ui/select';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { bankingMessages, bankingSentences } from '../bankingMessages';
import { byCode, nameOf } from '../model/account';
import type { Account } from '../model/account';
import type { Transaction } from '../model/transaction';
import { useCentsText } from '../useAccounts';
import { useTransactions } from '../useTransactions';
import type { AskedTransactions } from '../useTransactions';
import { AccountSelect } from './AccountSelect';

export type TransactionsProps = AskedTransactions & {
  /** All accounts: one of them is what a transaction was for. */
  accounts: readonly Account[];
  onSearch: (asked: Partial<Pick<AskedTransactions, 'q' | 'isOpen'>>) => void;
};

/** What has moved on an account, the latest first, with what it was for. */
export const Transactions = ({ accounts, onSearch, ...asked }: TransactionsProps) => {
  const { formatMessage } = useIntl();
  const { query, transactions: rows, total, assign } = useTransactions(asked);
  const search = useRef<SearchFieldHandle>(null);
  const shortcut = useShownKey('/');
  useKeys([
    {
      ...{ group: 'page', keys: '/', icon: <Search />, label: commonMessages.search },
      run: () => {
        search.current?.focus();
        return undefined;
      },
    },
  ]);
  const { accountId } = asked;
  const options = useMemo(
    () =>
      byCode(accounts.filter(({ id }) => id !== accountId)).map((account) => ({
        ...{ id: account.id, label: nameOf(account) },
      })),
    [accounts, accountId],
  );
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
  const isFiltered = asked.q !== '' || asked.isOpen;
  return (
    <>
      <Tools>
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
        <Count role="status">
          {total === undefined ? '' : formatMessage(bankingSentences.found, { count: total })}
        </Count>
      </Tools>
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
                search.current?.focus();
              },
            },
          })}
        >
          {(transactions) => (
            <>
              <Frame>
                <Table>
                  <thead>
                    <tr>
                      <th scope="col">{formatMessage(bankingMessages.date)}</th>
                      <th scope="col">{formatMessage(bankingMessages.text)}</th>
                      <End as="th" scope="col">
                        {formatMessage(bankingMessages.amount)}
                      </End>
                      <th scope="col">{formatMessage(bankingMessages.counterAccount)}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {transactions.map((transaction) => (
                      <Row key={transaction.id} {...{ transaction, accounts: options }} onChoose={choose} />
                    ))}
                  </tbody>
                </Table>
              </Frame>
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

type RowProps = {
  transaction: Transaction;
  accounts: readonly SelectOption[];
  /** @param account null where it is for none any more */
  onChoose: (transaction: Transaction, account: SelectOption | null, row: Element | null) => void;
};

/** A transaction. There may be hundreds of them: each is drawn again only where it has changed. */
const Row = memo(function Row({ transaction, accounts, onChoose }: RowProps) {
  const { formatMessage, formatDate } = useIntl();
  const cents = useCentsText();
  const row = useRef<HTMLTableRowElement>(null);
  const { date, text, amount, counterAccountId } = transaction;
  return (
    <tr ref={row}>
      <Day>{formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' })}</Day>
      <Said scope="row">
        <bdi>{text}</bdi>
      </Said>
      <Sum $isOut={amount < 0}>{cents(amount)}</Sum>
      <For>
        <AccountSelect
          label={formatMessage(bankingSentences.for, { text })}
          accounts={accounts}
          value={counterAccountId}
          onChange={(chosenId) => {
            onChoose(transaction, accounts.find(({ id }) => id === chosenId) ?? null, row.current);
          }}
        />
      </For>
    </tr>
  );
});

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

const Frame = styled.div`
  container-type: inline-size;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  overflow: hidden;
`;

const Day = styled.td`
  color: ${({ theme }) => theme.color.textMuted};
  white-space: nowrap;
`;

const Said = styled.th`
  inline-size: 100%;
  font-weight: inherit;
  overflow-wrap: anywhere;
`;

const End = styled.td`
  && {
    text-align: end;
  }
`;

const Sum = styled(End)<{ $isOut: boolean }>`
  color: ${({ theme, $isOut }) => ($isOut ? theme.color.text : theme.tone.success.text)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const For = styled.td`
  min-inline-size: 26rem;
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  ${({ theme }) => theme.type.body}

  & :is(td, th) {
    block-size: 4.4rem;
    padding-inline: ${({ theme }) => theme.space(3)};
    text-align: start;
  }

  & thead th {
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
    white-space: nowrap;
  }

  & tbody tr {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }

  /* A phone has no room for four columns: the text and the amount in a line, the day and the account below. */
  @container (max-width: 699.98px) {
    display: block;

    & thead {
      position: absolute;
      clip-path: inset(50%);
    }

    & tbody {
      display: block;
    }

    & tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
      padding: ${({ theme }) => theme.space(3)};
    }

    & tbody :is(td, th) {
      block-size: auto;
      padding: 0;
    }

    & ${Said} {
      order: -2;
      flex: 1 1 55%;
      inline-size: auto;
    }

    & ${Sum} {
      order: -1;
    }

    & ${Day} {
      flex: 1 1 30%;
    }

    & ${For} {
      flex: 0 1 20rem;
      min-inline-size: 0;
    }
  }
`;

const More = styled.div`
  display: grid;
  justify-items: center;
`;
