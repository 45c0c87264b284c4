import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { Button } from '@ezone/ui/button';
import { Card } from '@ezone/ui/card';
import { Chip } from '@ezone/ui/chip';
import { Accordion } from '@ezone/ui/disclosure';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { planIntros, pricingMessages, pricingTexts, questionMessages } from '../pricingMessages';
import { FeatureList } from './FeatureList';
import { likedPlan, plans, yearlyPrice } from './plans';
import type { Plan } from './plans';
import { Price } from './Price';
import { usePlanText } from './usePlanText';

const questions = [
  [questionMessages.change, questionMessages.changeAnswer],
  [questionMessages.people, questionMessages.peopleAnswer],
  [questionMessages.tax, questionMessages.taxAnswer],
  [questionMessages.end, questionMessages.endAnswer],
] as const;

/** The plans one below the other, and what is asked about them. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const questionsId = useId();
  return (
    <PageSimple
      header={
        <PageHeader
          title={formatMessage(pricingMessages.questionsHeading)}
          description={formatMessage(pricingMessages.intro)}
        />
      }
    >
      <Column>
        <Rows role="list">
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} />
          ))}
        </Rows>
        <section aria-labelledby={questionsId}>
          <Heading id={questionsId}>
            <FormattedMessage {...pricingMessages.questions} />
          </Heading>
          <Questions $padding="dense">
            <Accordion
              level={3}
              allowsMultipleExpanded
              items={questions.map(([question, answer]) => ({
                id: question.id,
                title: formatMessage(question),
                content: (
                  <Answer>
                    <FormattedMessage {...answer} />
                  </Answer>
                ),
              }))}
            />
          </Questions>
        </section>
      </Column>
    </PageSimple>
  );
};

function PlanRow({ plan }: { plan: Plan }) {
  const { formatMessage } = useIntl();
  const { choose, money, nameOf } = usePlanText();
  const id = useId();
  const isLiked = plan.id === likedPlan;
  return (
    <Row as="li" aria-labelledby={id}>
      <Part>
        <Heading id={id}>{nameOf(plan)}</Heading>
        <Muted>
          <FormattedMessage {...planIntros[plan.id]} />
        </Muted>
        {isLiked && (
          <div>
            <Chip tone="primary">{formatMessage(pricingMessages.liked)}</Chip>
          </div>
        )}
      </Part>
      <FeatureList plan={plan} />
      <Part>
        <Price amount={plan.price} />
        <Muted>
          {plan.price === 0
            ? formatMessage(pricingMessages.free)
            : formatMessage(pricingTexts.orYearly, { price: money(yearlyPrice(plan)) })}
        </Muted>
        <Button variant={isLiked ? 'primary' : 'secondary'} onPress={() => choose(plan)}>
          {formatMessage(pricingTexts.choose, { plan: nameOf(plan) })}
        </Button>
      </Part>
    </Row>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(8)};
  max-inline-size: 96rem;
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(4)};
`;

const Row = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(5)};

  ${({ theme }) => theme.up.md} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr);
  }
`;

const Part = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space(2)};
`;

const Heading = styled.h2`
  ${({ theme }) => theme.type.section}
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;

const Questions = styled(Card)`
  margin-block-start: ${({ theme }) => theme.space(4)};
`;

const Answer = styled.p`
  max-inline-size: ${({ theme }) => theme.width.prose};
  margin-block-end: ${({ theme }) => theme.space(3)};
`;
