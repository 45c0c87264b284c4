/** What all amounts are in. The server says nothing of it. */
export const currency = 'USD';

type MoneyFormat = { style: 'currency'; currency: string; trailingZeroDisplay?: 'stripIfInteger' };

type Formatter = { formatNumber: (amount: number, format: MoneyFormat) => string };

/**
 * An amount as the language writes it. Arabic ends it in "US$", whose last letter stands on the wrong side where nothing says that it is read
 * from left to right. A minus draws all of it to the left, and the currency to the other side than in the sums around it, where nothing
 * parts them.
 * @param format as for the price of a plan, which is whole dollars: `{ trailingZeroDisplay: 'stripIfInteger' }`
 */
export const moneyText = (
  { formatNumber }: Formatter,
  amount: number,
  format: Pick<MoneyFormat, 'trailingZeroDisplay'> = {},
): string =>
  formatNumber(amount, { style: 'currency', currency, ...format })
    .replace(/\$$/, '$\u200e')
    .replace(/^\u200f\u200e-[^\u00a0]+/, '$&\u200f');
