import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { pricingMessages } from '../pricingMessages';
import { usePlanText } from './usePlanText';

type PriceProps = {
  amount: number;
  /** Where several stand close to each other. @default false */
  isSmall?: boolean;
};

/** What a month costs. */
export const Price = ({ amount, isSmall = false }: PriceProps) => {
  const { money } = usePlanText();
  return (
    <Line>
      <Amount $isSmall={isSmall}>{money(amount)}</Amount>{' '}
      <Unit>
        <FormattedMessage {...pricingMessages.perMonth} />
      </Unit>
    </Line>
  );
};

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${({ theme }) => theme.space(2)};
`;

const Amount = styled.span<{ $isSmall: boolean }>`
  ${({ theme, $isSmall }) => ($isSmall ? theme.type.section : theme.type.hero)}
  ${({ theme }) => theme.figures}
`;

const Unit = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
`;
