import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { featureNames } from '../pricingMessages';
import type { Plan } from './plans';
import { usePlanText } from './usePlanText';

/** What is in a plan. */
export const FeatureList = ({ plan }: { plan: Plan }) => {
  const { peopleIn, storageIn } = usePlanText();
  return (
    <List role="list">
      <Item>{peopleIn(plan)}</Item>
      <Item>{storageIn(plan)}</Item>
      {plan.features.map((feature) => (
        <Item key={feature}>
          <FormattedMessage {...featureNames[feature]} />
        </Item>
      ))}
    </List>
  );
};

const Item = ({ children }: { children: ReactNode }) => (
  <li>
    <Check aria-hidden />
    <span>{children}</span>
  </li>
);

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space(3)};

  li {
    display: flex;
    gap: ${({ theme }) => theme.space(2)};
  }

  svg {
    flex: none;
    inline-size: 1.6rem;
    block-size: 1.6rem;
    margin-block-start: 0.2rem;
    color: ${({ theme }) => theme.tone.success.text};
  }
`;
