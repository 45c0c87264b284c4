import type { IntlShape } from 'react-intl';

/** What amounts are in. The server says nothing of it. */
export const currency = 'USD';

/**
 * An amount as the language writes it. Arabic ends it in "US$", whose last letter stands on the wrong side where nothing says that it is read
 * from left to right.
 * @param options `isWhole` leaves out the cents, as in a budget
 */
export const moneyText = (
  { formatNumber }: Pick<IntlShape, 'formatNumber'>,
  amount: number,
  { isWhole = false } = {},
): string =>
  formatNumber(amount, { style: 'currency', currency, ...(isWhole && { maximumFractionDigits: 0 }) }).replace(
    /\$$/,
    '$\u200e',
  );
