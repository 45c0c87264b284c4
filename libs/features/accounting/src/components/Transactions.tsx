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
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
  const selection = useSelection(rows);
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
              <Frame>
                <Table>
                  <thead>
                    <tr>
                      <Tick as="th" scope="col">
                        <label>
                          <input
                            type="checkbox"
                            aria-label={formatMessage(bankingMessages.selectAll)}
                            checked={selection.selected.length === transactions.length}
                            ref={(box) => {
                              const { length } = selection.selected;
                              if (box) box.indeterminate = length > 0 && length < transactions.length;
                            }}
                            onChange={selection.toggleAll}
                          />
                        </label>
                      </Tick>
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
                      <Row
                        key={transaction.id}
                        {...{ transaction, accounts: options }}
                        on={about && names.get(transaction.accountId)}
                        isSelected={selection.ids.has(transaction.id)}
                        onSelect={selection.toggle}
                        onChoose={choose}
                      />
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

/** Which of the transactions that are shown are selected; those that are shown no more are not. */
function useSelection(rows: readonly Transaction[] | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => (rows ?? []).filter(({ id }) => ids.has(id)), [rows, ids]);
  const all = useRef(rows);
  /** Where a selection of several began. */
  const anchor = useRef<string | null>(null);
  useEffect(() => {
    all.current = rows;
  }, [rows]);
  return {
    ids,
    selected,
    /** @param isSeveral all from the one that was pressed before become as this one */
    toggle: useCallback((id: string, isSeveral: boolean) => {
      const order = (all.current ?? []).map((one) => one.id);
      const from = isSeveral && anchor.current !== null ? order.indexOf(anchor.current) : -1;
      const to = order.indexOf(id);
      const meant = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
      anchor.current = id;
      setIds((before) => {
        const next = new Set(before);
        const isOn = !before.has(id);
        for (const one of meant) {
          if (isOn) next.add(one);
          else next.delete(one);
        }
        return next;
      });
    }, []),
    toggleAll: () => {
      setIds(selected.length === rows?.length ? new Set() : new Set(rows?.map(({ id }) => id)));
    },
    clear: () => {
      setIds(new Set());
    },
  };
}

type RowProps = {
  transaction: Transaction;
  accounts: readonly SelectOption[];
  /** The name of the account that it is on, where there are several. */
  on: string | undefined;
  isSelected: boolean;
  onSelect: (id: string, isSeveral: boolean) => void;
  /** @param account null where it is for none any more */
  onChoose: (transaction: Transaction, account: SelectOption | null, row: Element | null) => void;
};

/** A transaction. There may be hundreds of them: each is drawn again only where it has changed. */
const Row = memo(function Row({ transaction, accounts, on, isSelected, onSelect, onChoose }: RowProps) {
  const { formatMessage, formatDate } = useIntl();
  const cents = useCentsText();
  const row = useRef<HTMLTableRowElement>(null);
  const { id, accountId, date, text, amount, counterAccountId } = transaction;
  return (
    <tr ref={row} data-selected={isSelected || undefined}>
      <Tick>
        <label>
          <input
            type="checkbox"
            aria-label={formatMessage(bankingSentences.select, { text })}
            checked={isSelected}
            onChange={({ nativeEvent }) => {
              onSelect(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
            }}
          />
        </label>
      </Tick>
      <Day>{formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' })}</Day>
      <Said scope="row">
        <bdi>{text}</bdi>
        {on !== undefined && (
          <On>
            <bdi>{on}</bdi>
          </On>
        )}
      </Said>
      <Sum $isOut={amount < 0}>{cents(amount)}</Sum>
      <For>
        <AccountSelect
          label={formatMessage(bankingSentences.for, { text })}
          accounts={accounts}
          without={accountId}
          value={counterAccountId}
          onChange={(chosenId) => {
            onChoose(transaction, accounts.find((account) => account.id === chosenId) ?? null, row.current);
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

const Tick = styled.td`
  &&& {
    padding-inline: ${({ theme }) => theme.space(1)} 0;
  }

  & label {
    display: grid;
    place-items: center;
    inline-size: 3.6rem;
    block-size: 3.6rem;
    cursor: pointer;

    @media (pointer: coarse) {
      inline-size: 4.4rem;
      block-size: 4.4rem;
    }
  }

  & input {
    inline-size: 1.6rem;
    block-size: 1.6rem;
    accent-color: ${({ theme }) => theme.color.primary};
    cursor: inherit;
  }
`;

const On = styled.span`
  display: block;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
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

  & tbody tr[data-selected] {
    background: ${({ theme }) => theme.tone.primary.tint};
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
      display: grid;
      grid-template:
        'tick said said sum' auto
        'tick day for for' auto / auto auto minmax(0, 1fr) auto;
      align-items: center;
      gap: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
      padding-block: ${({ theme }) => theme.space(2)};
      padding-inline: 0 ${({ theme }) => theme.space(3)};
    }

    & tbody :is(td, th) {
      block-size: auto;
      padding: 0;
      min-inline-size: 0;
    }

    & ${Tick} {
      grid-area: tick;
    }

    & ${Said} {
      grid-area: said;
      inline-size: auto;
    }

    & ${Sum} {
      grid-area: sum;
    }

    & ${Day} {
      grid-area: day;
    }

    & ${For} {
      grid-area: for;
      inline-size: min(20rem, 100%);
      justify-self: end;
    }
  }
`;

const More = styled.div`
  display: grid;
  justify-items: center;
`;
