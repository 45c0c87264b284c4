/** What all amounts are in. The server says nothing of it. */
export const currency = 'USD';

type MoneyFormat = { style: 'currency'; currency: string; trailingZeroDisplay?: 'stripIfInteger' };

type Formatter = { formatNumber: (amount: number, format: MoneyFormat) => string };

/**
 * An amount as the language writes it. Arabic ends it in "US$", whose last letter stands on the wrong side where nothing says that it is read
 * from left to right.
 * @param format as for the price of a plan, which is whole dollars: `{ trailingZeroDisplay: 'stripIfInteger' }`
 */
export const moneyText = (
  { formatNumber }: Formatter,
  amount: number,
  format: Pick<MoneyFormat, 'trailingZeroDisplay'> = {},
): string => formatNumber(amount, { style: 'currency', currency, ...format }).replace(/\$$/, '$\u200e');
