import type { SelectOption } from '@ezone/ui/select';
import { memo, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { bankingSentences } from '../bankingMessages';
import type { Transaction } from '../model/transaction';
import { useCentsText } from '../useAccounts';
import { AccountSelect } from './AccountSelect';
import { Day, For, Said, Sum, Tick } from './transactionCells';

export type TransactionRowProps = {
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
export const TransactionRow = memo(function TransactionRow({
  transaction,
  accounts,
  on,
  isSelected,
  onSelect,
  onChoose,
}: TransactionRowProps) {
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

const On = styled.span`
  display: block;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;
