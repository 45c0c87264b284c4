import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { pricingMessages } from '../pricingMessages';
import { usePlanText } from './usePlanText';

/** What a month costs. */
export const Price = ({ amount }: { amount: number }) => {
  const { money } = usePlanText();
  return (
    <Line>
      <Amount>{money(amount)}</Amount>{' '}
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

const Amount = styled.bdi`
  ${({ theme }) => theme.type.hero}
  ${({ theme }) => theme.figures}
`;

const Unit = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
`;
