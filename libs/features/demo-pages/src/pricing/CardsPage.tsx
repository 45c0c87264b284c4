import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { Button } from '@ezone/ui/button';
import { Card } from '@ezone/ui/card';
import { Chip } from '@ezone/ui/chip';
import { RadioGroup } from '@ezone/ui/radio-group';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { planIntros, pricingMessages, pricingTexts } from '../pricingMessages';
import { FeatureList } from './FeatureList';
import { likedPlan, monthlyPrice, plans, yearlyPrice, yearlySaving } from './plans';
import type { Period, Plan } from './plans';
import { Price } from './Price';
import { usePlanText } from './usePlanText';

/** The plans side by side, paid by the month or by the year. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const { money } = usePlanText();
  const [period, setPeriod] = useState<Period>('yearly');
  const liked = plans.find(({ id }) => id === likedPlan);
  return (
    <PageSimple
      header={
        <PageHeader title={formatMessage(pricingMessages.heading)} description={formatMessage(pricingMessages.intro)} />
      }
    >
      <RadioGroup<Period>
        label={formatMessage(pricingMessages.period)}
        description={liked && formatMessage(pricingTexts.saved, { price: money(yearlySaving(liked)) })}
        options={(['monthly', 'yearly'] as const).map((id) => ({ id, label: formatMessage(pricingMessages[id]) }))}
        value={period}
        onChange={setPeriod}
      />
      <Cards role="list">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} period={period} />
        ))}
      </Cards>
    </PageSimple>
  );
};

function PlanCard({ plan, period }: { plan: Plan; period: Period }) {
  const { formatMessage } = useIntl();
  const { choose, money, nameOf } = usePlanText();
  const id = useId();
  const isLiked = plan.id === likedPlan;
  const paid = () => {
    if (plan.price === 0) return formatMessage(pricingMessages.free);
    if (period === 'monthly') return formatMessage(pricingMessages.paidMonthly);
    return formatMessage(pricingTexts.paidYearly, { price: money(yearlyPrice(plan)) });
  };
  return (
    <Item as="li" aria-labelledby={id} $isLiked={isLiked}>
      <Head>
        <h2 id={id}>{nameOf(plan)}</h2>
        {isLiked && <Chip tone="primary">{formatMessage(pricingMessages.liked)}</Chip>}
      </Head>
      <Muted>
        <FormattedMessage {...planIntros[plan.id]} />
      </Muted>
      <div>
        <Price amount={monthlyPrice(plan, period)} />
        <Muted>{paid()}</Muted>
      </div>
      <Button variant={isLiked ? 'primary' : 'secondary'} fullWidth onPress={() => choose(plan)}>
        {formatMessage(pricingTexts.choose, { plan: nameOf(plan) })}
      </Button>
      <FeatureList plan={plan} />
    </Item>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
  gap: ${({ theme }) => theme.space(4)};
  align-items: start;
  max-inline-size: 110rem;
  margin-block-start: ${({ theme }) => theme.space(5)};
`;

const Item = styled(Card)<{ $isLiked: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(4)};
  ${({ theme, $isLiked }) => $isLiked && `border-color: ${theme.tone.primary.solid};`}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};

  h2 {
    ${({ theme }) => theme.type.section}
  }
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;
