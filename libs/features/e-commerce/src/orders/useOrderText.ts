import { moneyText } from '@ezone/money';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { statusMessages } from './messages';
import { isStatusId } from './model/order';

/** How amounts, moments and states are said on all pages of orders: list, page, invoice. */
export function useOrderText() {
  const { formatDate, formatMessage, formatNumber } = useIntl();
  return useMemo(
    () => ({
      /** An amount as the server has it; nothing is worked out here. */
      money: (amount: number) => moneyText({ formatNumber }, amount),
      day: (moment: string) => formatDate(moment, { dateStyle: 'medium' }),
      moment: (moment: string) => formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' }),
      status: (id: string) => (isStatusId(id) ? formatMessage(statusMessages[id]) : id),
    }),
    [formatDate, formatMessage, formatNumber],
  );
}

export type OrderText = ReturnType<typeof useOrderText>;
