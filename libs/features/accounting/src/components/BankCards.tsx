import { RouteLink } from '@ezone/shell/routing';
import { Card } from '@ezone/ui/card';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { bankingMessages } from '../bankingMessages';
import type { Account, Balance } from '../model/account';
import { useCentsText } from '../useAccounts';

export type BankCardsProps = {
  banks: readonly Account[];
  balances: ReadonlyMap<string, Balance>;
  /** The one whose transactions are shown. */
  shown: Account | undefined;
};

/** The accounts at banks with what is on them; each leads to its transactions. */
export const BankCards = ({ banks, balances, shown }: BankCardsProps) => {
  const { formatMessage } = useIntl();
  const cents = useCentsText();
  return (
    <nav aria-label={formatMessage(bankingMessages.accounts)}>
      <Cards role="list">
        {banks.map((bank) => {
          const balance = balances.get(bank.id);
          return (
            <li key={bank.id}>
              <Bank
                as={RouteLink}
                to={`/banking?account=${encodeURIComponent(bank.id)}`}
                $padding="none"
                $interactive
                {...(bank === shown && { 'aria-current': 'true' as const })}
              >
                <Name>
                  <bdi>{bank.name}</bdi>
                </Name>
                <Sum>{balance ? cents(balance.own) : '\u00a0'}</Sum>
              </Bank>
            </li>
          );
        })}
      </Cards>
    </nav>
  );
};

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

const Bank = styled(Card)<{ to: string }>`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  padding: ${({ theme }) => `${theme.space(4)} ${theme.space(5)}`};
  text-decoration: none;

  &[aria-current='true'] {
    border-color: ${({ theme }) => theme.color.primary};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.primary};

    @media (forced-colors: active) {
      border: 2px solid Highlight;
    }
  }
`;

const Name = styled.span`
  ${({ theme }) => theme.type.control}
  color: ${({ theme }) => theme.color.textMuted};
  overflow-wrap: anywhere;
`;

const Sum = styled.strong`
  ${({ theme }) => theme.type.section}
  font-variant-numeric: tabular-nums;
`;
