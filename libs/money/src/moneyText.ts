/** What all amounts are in. The server says nothing of it. */
export const currency = 'USD';

/** How exact an amount is written. @default with its cents */
type Exactness = { trailingZeroDisplay?: 'stripIfInteger'; maximumFractionDigits?: 0 };
type MoneyFormat = Exactness & { style: 'currency'; currency: string };

type Formatter = { formatNumber: (amount: number, format: MoneyFormat) => string };

/**
 * An amount as the language writes it. Arabic ends it in "US$", whose last letter stands on the wrong side where nothing says that it is read
 * from left to right. A minus draws all of it to the left, and the currency to the other side than in the sums around it, where nothing
 * parts them.
 * @param exactness for the price of a plan, which is mostly whole dollars: `{ trailingZeroDisplay: 'stripIfInteger' }`; for a
 *   budget, in which cents say nothing: `{ maximumFractionDigits: 0 }`
 */
export const moneyText = ({ formatNumber }: Formatter, amount: number, exactness: Exactness = {}): string =>
  formatNumber(amount, { style: 'currency', currency, ...exactness })
    .replace(/\$$/, '$\u200e')
    .replace(/^\u200f\u200e-[^\u00a0]+/, '$&\u200f');
