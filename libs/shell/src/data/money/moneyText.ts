import type { IntlShape } from 'react-intl';

/** What amounts are in. The server says nothing of it. */
export const currency = 'USD';

/**
 * An amount as the language writes it. Arabic ends it in "US$", whose last letter stands on the wrong side where nothing says that it is read
 * from left to right.
 */
export const moneyText = ({ formatNumber }: Pick<IntlShape, 'formatNumber'>, amount: number): string =>
  formatNumber(amount, { style: 'currency', currency }).replace(/\$$/, '$\u200e');
