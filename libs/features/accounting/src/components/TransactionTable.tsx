import type { SelectOption } from '@ezone/ui/select';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { bankingMessages } from '../bankingMessages';
import type { Transaction } from '../model/transaction';
import type { TransactionSelection } from '../useTransactionSelection';
import { Day, End, For, Said, Sum, Tick } from './transactionCells';
import { TransactionRow } from './TransactionRow';
import type { TransactionRowProps } from './TransactionRow';

export type TransactionTableProps = {
  transactions: readonly Transaction[];
  selection: TransactionSelection;
  accounts: readonly SelectOption[];
  /** The name of the account that one is on, where they are of several. */
  onOf: (transaction: Transaction) => string | undefined;
  onChoose: TransactionRowProps['onChoose'];
};

/** Transactions in a table; on a phone each takes two lines. */
export const TransactionTable = ({ transactions, selection, accounts, onOf, onChoose }: TransactionTableProps) => {
  const { formatMessage } = useIntl();
  return (
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
            <TransactionRow
              key={transaction.id}
              {...{ transaction, accounts }}
              on={onOf(transaction)}
              isSelected={selection.ids.has(transaction.id)}
              onSelect={selection.toggle}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </Table>
    </Frame>
  );
};

const Frame = styled.div`
  container-type: inline-size;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  overflow: hidden;
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
