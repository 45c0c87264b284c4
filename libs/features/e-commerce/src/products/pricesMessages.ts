import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** What the dialog says that changes many prices. */
export const pricesMessages = defineMessages({
  title: { id: 'products.prices.title', defaultMessage: 'Change prices by per cent' },
  percent: { id: 'products.prices.percent', defaultMessage: 'Per cent' },
  percentHelp: { id: 'products.prices.percentHelp', defaultMessage: 'Such as 5 to raise, or -10 to lower them.' },
  notPercent: {
    id: 'products.prices.notPercent',
    defaultMessage: 'Write a number from -100 to 1000, with two decimals at most.',
  },
  preview: { id: 'products.prices.preview', defaultMessage: 'What the prices become, without and with tax' },
  before: { id: 'products.prices.before', defaultMessage: 'Before' },
  after: { id: 'products.prices.after', defaultMessage: 'After' },
});

/** The same, with a value in it. */
export const pricesSentences: Record<'change' | 'more', MessageDescriptor> = defineMessages({
  change: {
    id: 'products.prices.change',
    defaultMessage: '{count, plural, =0 {Change prices} one {Change # price} other {Change # prices}}',
  },
  more: { id: 'products.prices.more', defaultMessage: '{count, plural, one {and # more} other {and # more}}' },
});
