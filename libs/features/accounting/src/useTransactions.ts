import type { AnswerOf } from '@ezone/api-client';
import { refresh, useApi } from '@ezone/shell/data/query';
import { useToast } from '@ezone/shell/notices/toast';
import { commonMessages } from '@ezone/shell/notices/words';
import { isolated } from '@ezone/text';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { bankingMessages, bankingSentences } from './bankingMessages';
import { accountingKey } from './useAccounts';

type Window = AnswerOf<'listTransactions'>;

export type Transaction = Window['transactions'][number];

/** What is asked for: of which account, with which words, and whether only those that nobody has said anything of. */
export type AskedTransactions = { accountId: string; q: string; isOpen: boolean };

/** The transactions of an account, a page after the other, and a way to say what they were for. */
export function useTransactions({ accountId, q, isOpen }: AskedTransactions) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const listKey = [...accountingKey, 'transactions'];
  const query = useInfiniteQuery({
    queryKey: [...listKey, accountId, q, isOpen],
    queryFn: ({ signal, pageParam }) =>
      api.listTransactions({
        query: {
          accountId,
          ...(q !== '' && { q }),
          ...(isOpen && { state: 'open' }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // While one searches, what was found stays; of another account nothing of this one is shown.
    placeholderData: (before, asked) => (asked?.queryKey[2] === accountId ? keepPreviousData(before) : undefined),
    meta: { suppressToast: true },
  });
  type Assigned = { transaction: Transaction; counterAccountId: string | null };
  const show = ({ transaction: { id }, counterAccountId }: Assigned) => {
    client.setQueriesData<InfiniteData<Window>>({ queryKey: listKey }, (data) => {
      if (!data) return data;
      const pages = data.pages.map((page) => ({
        ...page,
        transactions: page.transactions.map((one) => (one.id === id ? { ...one, counterAccountId } : one)),
      }));
      return { ...data, pages };
    });
  };
  const { mutate } = useMutation({
    mutationFn: ({ transaction, counterAccountId }: Assigned) =>
      api.assignAccount({ body: { transactionIds: [transaction.id], counterAccountId } }),
    onMutate: async (assigned: Assigned) => {
      await client.cancelQueries({ queryKey: listKey });
      show(assigned);
    },
    onError: (_, { transaction }) => {
      show({ transaction, counterAccountId: transaction.counterAccountId });
    },
    onSettled: () => refresh(client, accountingKey),
  });
  return {
    query,
    /** At once on screen; a toast takes it back. @param name what the account is called */
    assign: (transaction: Transaction, counterAccountId: string | null, name: string | null) => {
      mutate({ transaction, counterAccountId });
      toast.show({
        variant: 'success',
        message: formatMessage(bankingSentences.assigned, {
          text: isolated(transaction.text),
          account: isolated(name ?? formatMessage(bankingMessages.noAccount)),
        }),
        action: {
          label: formatMessage(commonMessages.undo),
          onPress: () => {
            mutate({
              transaction: { ...transaction, counterAccountId },
              counterAccountId: transaction.counterAccountId,
            });
          },
        },
      });
    },
  };
}
