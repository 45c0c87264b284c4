import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { Button } from '@ezone/ui/button';
import { Card } from '@ezone/ui/card';
import { Check, Minus } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { amountNames, featureNames, pricingMessages, pricingTexts } from '../pricingMessages';
import { features, likedPlan, plans } from './plans';
import { Price } from './Price';
import { usePlanText } from './usePlanText';

/** What each plan has, line by line. */
export const Page = () => {
  const { formatMessage, formatNumber } = useIntl();
  const { choose, nameOf, sizeOf } = usePlanText();
  return (
    <PageSimple
      header={
        <PageHeader
          title={formatMessage(pricingMessages.comparisonHeading)}
          description={formatMessage(pricingMessages.intro)}
        />
      }
    >
      <Frame $padding="none">
        <Table>
          <thead>
            <tr>
              <th scope="col">{formatMessage(pricingMessages.feature)}</th>
              {plans.map((plan) => (
                <th key={plan.id} scope="col">
                  <Name>{nameOf(plan)}</Name>
                  <Price amount={plan.price} isSmall />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{formatMessage(amountNames.people)}</th>
              {plans.map(({ id, people }) => (
                <td key={id}>{formatNumber(people)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{formatMessage(amountNames.storage)}</th>
              {plans.map((plan) => (
                <td key={plan.id}>
                  <bdi>{sizeOf(plan)}</bdi>
                </td>
              ))}
            </tr>
            {features.map((feature) => (
              <tr key={feature}>
                <th scope="row">{formatMessage(featureNames[feature])}</th>
                {plans.map((plan) => (
                  <td key={plan.id}>
                    {plan.features.includes(feature) ? (
                      <Yes aria-label={formatMessage(pricingMessages.included)} role="img" />
                    ) : (
                      <No aria-label={formatMessage(pricingMessages.notIncluded)} role="img" />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
      <Choices>
        {plans.map((plan) => (
          <Button key={plan.id} variant={plan.id === likedPlan ? 'primary' : 'secondary'} onPress={() => choose(plan)}>
            {formatMessage(pricingTexts.choose, { plan: nameOf(plan) })}
          </Button>
        ))}
      </Choices>
    </PageSimple>
  );
};

const Frame = styled(Card)`
  max-inline-size: 110rem;
  overflow: hidden;
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  th,
  td {
    padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
    font-weight: 400;
    text-align: start;
  }

  tbody > tr:last-child > * {
    border-block-end: none;
  }

  thead > tr > th:first-child {
    color: ${({ theme }) => theme.color.textMuted};
  }

  thead th {
    vertical-align: top;
  }

  td svg {
    display: block;
    inline-size: 1.8rem;
    block-size: 1.8rem;
  }

  /* On a phone what a line is about stands over what the plans have of it. */
  @media (width < 600px) {
    tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      border-block-end: 1px solid ${({ theme }) => theme.color.border};
    }

    tr > * {
      padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
      border: none;
    }

    thead > tr > th:first-child {
      display: none;
    }

    tbody th {
      grid-column: 1 / -1;
      padding-block-end: 0;
      color: ${({ theme }) => theme.color.textMuted};
    }
  }
`;

const Name = styled.span`
  display: block;
  ${({ theme }) => theme.type.cardTitle}
`;

const Yes = styled(Check)`
  color: ${({ theme }) => theme.tone.success.text};
`;

const No = styled(Minus)`
  color: ${({ theme }) => theme.color.textMuted};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(3)};
  margin-block-start: ${({ theme }) => theme.space(5)};
`;
