import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { FeatureId, PlanId } from './pricing/plans';

/** What the pricing pages say. */
export const pricingMessages = defineMessages({
  heading: { id: 'pricing.page.heading', defaultMessage: 'A plan for every team' },
  intro: {
    id: 'pricing.page.intro',
    defaultMessage: 'A demo page: the plans are made up, and nothing can be bought here.',
  },
  comparisonHeading: { id: 'pricing.page.comparisonHeading', defaultMessage: 'What is in each plan' },
  questionsHeading: { id: 'pricing.page.questionsHeading', defaultMessage: 'Prices without small print' },
  period: { id: 'pricing.period.label', defaultMessage: 'Billing' },
  monthly: { id: 'pricing.period.monthly', defaultMessage: 'Monthly' },
  yearly: { id: 'pricing.period.yearly', defaultMessage: 'Yearly' },
  perMonth: { id: 'pricing.price.perMonth', defaultMessage: 'a month' },
  free: { id: 'pricing.price.free', defaultMessage: 'Free for as long as you like' },
  paidMonthly: { id: 'pricing.price.paidMonthly', defaultMessage: 'Paid each month, ends when you say so' },
  liked: { id: 'pricing.plan.liked', defaultMessage: 'Most chosen' },
  feature: { id: 'pricing.table.feature', defaultMessage: 'What is in it' },
  included: { id: 'pricing.table.included', defaultMessage: 'Included' },
  notIncluded: { id: 'pricing.table.notIncluded', defaultMessage: 'Not included' },
  questions: { id: 'pricing.questions.heading', defaultMessage: 'Questions that are asked often' },
});

/** The same, with something to fill in. */
export const pricingTexts = defineMessages<{
  choose: { plan: string };
  chosen: { plan: string };
  paidYearly: { price: string };
  orYearly: { price: string };
  saved: { price: string };
}>({
  choose: { id: 'pricing.plan.choose', defaultMessage: 'Choose {plan}' },
  chosen: {
    id: 'pricing.plan.chosen',
    defaultMessage: 'You would go on with {plan} now, but this is a demo page: nothing was ordered.',
  },
  paidYearly: { id: 'pricing.price.paidYearly', defaultMessage: '{price} paid once a year' },
  orYearly: { id: 'pricing.price.orYearly', defaultMessage: 'or {price} a year' },
  saved: { id: 'pricing.period.saved', defaultMessage: 'Paid yearly, the Team plan costs {price} less.' },
});

/** What the plans are called. */
export const planNames: Readonly<Record<PlanId, MessageDescriptor>> = defineMessages({
  starter: { id: 'pricing.plan.starter', defaultMessage: 'Starter' },
  team: { id: 'pricing.plan.team', defaultMessage: 'Team' },
  business: { id: 'pricing.plan.business', defaultMessage: 'Business' },
});

/** For whom the plans are. */
export const planIntros: Readonly<Record<PlanId, MessageDescriptor>> = defineMessages({
  starter: { id: 'pricing.intro.starter', defaultMessage: 'For one person who wants to try everything.' },
  team: { id: 'pricing.intro.team', defaultMessage: 'For a group that works together every day.' },
  business: { id: 'pricing.intro.business', defaultMessage: 'For a company with rules of its own.' },
});

/** How many people and how much room a plan has. */
export const amountTexts = defineMessages<{ people: { count: number }; storage: { size: string } }>({
  people: { id: 'pricing.amount.people', defaultMessage: '{count, plural, one {# person} other {# people}}' },
  storage: { id: 'pricing.amount.storage', defaultMessage: '{size} of storage' },
});

/** What the two amounts are, over their values. */
export const amountNames = defineMessages({
  people: { id: 'pricing.amount.peopleName', defaultMessage: 'People' },
  storage: { id: 'pricing.amount.storageName', defaultMessage: 'Storage' },
});

/** What a plan has or has not. */
export const featureNames: Readonly<Record<FeatureId, MessageDescriptor>> = defineMessages({
  apps: { id: 'pricing.feature.apps', defaultMessage: 'Mail, notes, calendar and to-dos' },
  boards: { id: 'pricing.feature.boards', defaultMessage: 'Shared boards and chat' },
  shop: { id: 'pricing.feature.shop', defaultMessage: 'Products, orders and invoices' },
  roles: { id: 'pricing.feature.roles', defaultMessage: 'Roles and rights' },
  signOn: { id: 'pricing.feature.signOn', defaultMessage: 'One sign-in for all systems' },
  log: { id: 'pricing.feature.log', defaultMessage: 'A log of who did what' },
});

/** What is asked of the plans, and the answers. */
export const questionMessages = defineMessages({
  change: { id: 'pricing.question.change', defaultMessage: 'Can I change the plan later?' },
  changeAnswer: {
    id: 'pricing.question.changeAnswer',
    defaultMessage: 'At any time. What you have paid already counts for the new plan, to the day.',
  },
  end: { id: 'pricing.question.end', defaultMessage: 'What becomes of my data when I leave?' },
  endAnswer: {
    id: 'pricing.question.endAnswer',
    defaultMessage: 'You can take all of it with you for 90 days. After that it is deleted, also from the backups.',
  },
  tax: { id: 'pricing.question.tax', defaultMessage: 'Is tax part of the prices?' },
  taxAnswer: {
    id: 'pricing.question.taxAnswer',
    defaultMessage: 'No. It depends on where you are, and stands on the invoice in a line of its own.',
  },
  people: { id: 'pricing.question.people', defaultMessage: 'What if more people join us?' },
  peopleAnswer: {
    id: 'pricing.question.peopleAnswer',
    defaultMessage: 'Nobody is locked out. You hear of it, and have 30 days to choose the next larger plan.',
  },
});
