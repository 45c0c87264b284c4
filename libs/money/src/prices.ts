/** The whole cents of an amount of two decimals: 1999 for 19.99. */
export const toCents = (amount: number): number => Math.round(amount * 100);

/** The amount of so many whole cents. */
export const fromCents = (cents: number): number => cents / 100;

/** Divides whole numbers, half up. */
const divided = (dividend: number, divisor: number): number => Math.floor((2 * dividend + divisor) / (2 * divisor));

/**
 * A price with its tax, half up to the cent. It is worked out in whole hundredths: as floats, 1.15 with 10 % tax would be 1.26.
 * @param taxRate in percent, of at most two decimals
 */
export const withTax = (price: number, taxRate: number): number =>
  fromCents(divided(toCents(price) * (10_000 + toCents(taxRate)), 10_000));

/**
 * The price without tax that comes nearest to a price with it. Not each price with tax has one that leads to it: with 10 % nothing costs
 * 0.05. {@link priceForTotal} says so.
 * @param taxRate in percent, of at most two decimals
 */
export const withoutTax = (total: number, taxRate: number): number => {
  const nearest = divided(toCents(total) * 10_000, 10_000 + toCents(taxRate));
  const distance = (cents: number) => Math.abs(toCents(withTax(fromCents(cents), taxRate)) - toCents(total));
  const [best = nearest] = [nearest, nearest - 1, nearest + 1]
    .filter((cents) => cents >= 0)
    .toSorted((one, other) => distance(one) - distance(other));
  return fromCents(best);
};

/** The price without tax that costs exactly so much with it; null where there is none. */
export const priceForTotal = (total: number, taxRate: number): number | null => {
  const price = withoutTax(total, taxRate);
  return toCents(withTax(price, taxRate)) === toCents(total) ? price : null;
};

/** A price that is raised by so many percent, or lowered where they are negative, half up to the cent; never below zero. */
export const changedByPercent = (price: number, percent: number): number =>
  fromCents(Math.max(0, divided(toCents(price) * (10_000 + toCents(percent)), 10_000)));

/** A sum of amounts, in whole cents until the end: as floats, 0.1 and 0.2 would be 0.30000000000000004. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
