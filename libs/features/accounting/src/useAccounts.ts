import { fromCents } from '@ezone/money';
import { moneyText } from '@ezone/money';
import { refresh, useApi } from '@ezone/shell/data/query';
import { useOwnChanges, useRecords } from '@ezone/shell/records';
import { useRecordsChanged } from '@ezone/shell/session/live';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Balance } from './model/account';
import { accountsCollection } from './model/accountsCollection';
import { transactionsCollection } from './model/transactionsCollection';

/** What all that is asked for of accounts and transactions stands under in the cache of queries. */
export const accountingKey = ['accounting'] as const;

/** The user's accounts, the ways to change them, and what they hold. */
export function useAccounts() {
  const api = useApi();
  const client = useQueryClient();
  const accounts = useRecords(accountsCollection);
  // What the server knows of the accounts, and not what is on its way there: its sums follow that.
  const known = accounts.query.dataUpdatedAt;
  const balances = useQuery({
    queryKey: [...accountingKey, 'balances', known],
    queryFn: ({ signal }) => api.listBalances({ signal }),
    placeholderData: keepPreviousData,
    enabled: accounts.query.data !== undefined,
    meta: { suppressToast: true },
  });
  const askAgain = () => refresh(client, accountingKey);
  useRecordsChanged(transactionsCollection.list, askAgain);
  useOwnChanges(transactionsCollection.list, () => void askAgain());
  return {
    accounts,
    balances,
    balanceOf: useMemo(
      () => new Map<string, Balance>(balances.data?.map((one) => [one.accountId, one])),
      [balances.data],
    ),
  };
}

/** An amount in whole cents, as the language writes it. */
export function useCentsText() {
  const { formatNumber } = useIntl();
  return useCallback((cents: number): string => moneyText({ formatNumber }, fromCents(cents)), [formatNumber]);
}
