import { moneyText } from '@ezone/money';
import { useToast } from '@ezone/shell/notices/toast';
import { useIntl } from 'react-intl';
import { amountTexts, planNames, pricingTexts } from '../pricingMessages';
import type { Plan } from './plans';

/** How a plan is said, and what choosing it does: it says that nothing was ordered. */
export function usePlanText() {
  const { formatMessage, formatNumber } = useIntl();
  const toast = useToast();
  const nameOf = ({ id }: Plan) => formatMessage(planNames[id]);
  const sizeOf = ({ gigabytes }: Plan) => {
    const [value, unit] = gigabytes < 1000 ? [gigabytes, 'gigabyte'] : [gigabytes / 1000, 'terabyte'];
    return formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' });
  };
  return {
    nameOf,
    sizeOf,
    money: (amount: number) => moneyText({ formatNumber }, amount, { trailingZeroDisplay: 'stripIfInteger' }),
    peopleIn: ({ people }: Plan) => formatMessage(amountTexts.people, { count: people }),
    storageIn: (plan: Plan) => formatMessage(amountTexts.storage, { size: sizeOf(plan) }),
    choose: (plan: Plan) => {
      toast.show({ message: formatMessage(pricingTexts.chosen, { plan: nameOf(plan) }), variant: 'info' });
    },
  };
}
