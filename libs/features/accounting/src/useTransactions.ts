import { useApi } from '@ezone/shell/data/query';
import { asStored, useOwnChanges, useRecordsStore, useSayDone } from '@ezone/shell/records';
import type { Change, Doing } from '@ezone/shell/records';
import { isolated } from '@ezone/text';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { bankingMessages, bankingSentences } from './bankingMessages';
import type { Transaction, TransactionsPage } from './model/transaction';
import { transactionsCollection, withChanges } from './model/transactionsCollection';
import type { Assignment } from './model/transactionsCollection';
import { accountingKey } from './useAccounts';

const { list } = transactionsCollection;

/** What is asked for. */
export type AskedTransactions = {
  accountId: string;
  q: string;
  /** Only those of which nobody has said what they were for. */
  isOpen: boolean;
  /** Those that were for the account, too, on whichever they are. */
  isAbout: boolean;
  /** Only this one. */
  transactionId: string | null;
};

const assigning = (id: string, counterAccountId: string | null): Doing => ({
  ...{ list, ids: [id] },
  deed: { kind: 'bulk', name: 'assign', given: { counterAccountId } satisfies Assignment },
});

/** The transactions with changes on top. */
const changed = (transactions: readonly Transaction[], changes: readonly Change[]): Transaction[] => {
  const change = withChanges(changes);
  return transactions.flatMap((transaction) => change(transaction) ?? []);
};

/**
 * The transactions of an account, a page after the other, with what their user has said they were for; and a way to say that. Each choice
 * shows at once, and travels as every change of a record does.
 */
export function useTransactions({ accountId, q, isOpen, isAbout, transactionId }: AskedTransactions) {
  const api = useApi();
  const client = useQueryClient();
  const { formatMessage } = useIntl();
  const { outbox, records } = useRecordsStore();
  const say = useSayDone();
  useEffect(() => {
    outbox.register(asStored(transactionsCollection));
  }, [outbox]);
  const listKey = [...accountingKey, 'transactions'];
  const query = useInfiniteQuery({
    queryKey: [...listKey, accountId, q, isOpen, isAbout, transactionId],
    queryFn: ({ signal, pageParam }) =>
      api.listTransactions({
        query: {
          accountId,
          ...(q !== '' && { q }),
          ...(isOpen && { state: 'open' }),
          ...(isAbout && { include: 'for' }),
          ...(transactionId !== null && { transactionId }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // While one searches, what was found stays.
    placeholderData: keepPreviousData,
    meta: { suppressToast: true },
  });
  const changes = useSyncExternalStore(outbox.subscribe, outbox.getChanges);
  useOwnChanges(list, (change) => {
    // What the server has taken stands until it is asked for anew, as `useAccounts` does for all of accounting.
    client.setQueriesData<InfiniteData<TransactionsPage>>({ queryKey: listKey }, (data) => {
      const pages = data?.pages.map((page) => ({ ...page, transactions: changed(page.transactions, [change]) }));
      return data && pages && { ...data, pages };
    });
  });
  const { data } = query;
  const transactions = useMemo(() => {
    const all =
      data &&
      changed(
        data.pages.flatMap((page) => page.transactions),
        changes,
      );
    return isOpen ? all?.filter(({ counterAccountId }) => counterAccountId === null) : all;
  }, [data, changes, isOpen]);
  const answered = data?.pages.reduce((sum, page) => sum + page.transactions.length, 0) ?? 0;
  const total = data?.pages[0]?.total;
  return {
    query,
    transactions,
    /** How many are found in all. */
    total: total === undefined ? undefined : total - answered + (transactions?.length ?? 0),
    /** Into the trash, at once on screen; a toast, or Ctrl and Z, brings them back. */
    remove: useCallback(
      (removed: readonly Transaction[]) => {
        const ids = removed.map(({ id }) => id);
        const placed = removed.map((record) => ({ record, after: null }));
        const doing = (kind: 'remove' | 'restore'): Doing => ({ list, ids, deed: { kind, records: placed } });
        say(records.doSeen([doing('remove')], [doing('restore')]), {
          done: formatMessage(bankingSentences.removed, { count: ids.length }),
        });
      },
      [records, say, formatMessage],
    ),
    /** At once on screen; a toast, or Ctrl and Z, takes it back. @param name what the account is called */
    assign: useCallback(
      ({ id, text, counterAccountId: before }: Transaction, counterAccountId: string | null, name: string | null) => {
        if (counterAccountId === before) return;
        say(records.doSeen([assigning(id, counterAccountId)], [assigning(id, before)]), {
          done: formatMessage(bankingSentences.assigned, {
            text: isolated(text),
            account: isolated(name ?? formatMessage(bankingMessages.noAccount)),
          }),
        });
      },
      [records, say, formatMessage],
    ),
  };
}
