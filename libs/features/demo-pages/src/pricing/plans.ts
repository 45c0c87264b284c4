export type PlanId = 'starter' | 'team' | 'business';
export type FeatureId = 'apps' | 'boards' | 'shop' | 'roles' | 'signOn' | 'log';
export type Period = 'monthly' | 'yearly';

/** A plan as it is sold, were it sold. */
export type Plan = {
  id: PlanId;
  /** What it costs in a month, in dollars, paid monthly; a year costs as much as ten months. */
  price: number;
  people: number;
  gigabytes: number;
  features: readonly FeatureId[];
};

export const features: readonly FeatureId[] = ['apps', 'boards', 'shop', 'roles', 'signOn', 'log'];

export const plans: readonly Plan[] = [
  { id: 'starter', price: 0, people: 1, gigabytes: 5, features: features.slice(0, 1) },
  { id: 'team', price: 24, people: 20, gigabytes: 200, features: features.slice(0, 4) },
  { id: 'business', price: 90, people: 250, gigabytes: 2000, features },
];

/** The plan that most would choose. */
export const likedPlan: PlanId = 'team';

/** What a plan costs for a year that is paid at once. */
export const yearlyPrice = ({ price }: Plan): number => price * 10;

/** What a month costs, paid in one way or the other. */
export const monthlyPrice = (plan: Plan, period: Period): number =>
  period === 'monthly' ? plan.price : yearlyPrice(plan) / 12;

/** What a year costs less where it is paid at once. */
export const yearlySaving = (plan: Plan): number => plan.price * 12 - yearlyPrice(plan);
