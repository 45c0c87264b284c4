/** The whole cents of an amount of two decimals: 1999 for 19.99. */
export declare const toCents: (amount: number) => number;
/** The amount of so many whole cents. */
export declare const fromCents: (cents: number) => number;
/**
 * A price with its tax, half up to the cent. It is worked out in whole hundredths: as floats, 1.15 with 10 % tax would be 1.26.
 * @param taxRate in percent, of at most two decimals
 */
export declare const withTax: (price: number, taxRate: number) => number;
/**
 * The price without tax that comes nearest to a price with it. Not each price with tax has one that leads to it: with 10 % nothing costs
 * 0.05. {@link priceForTotal} says so.
 * @param taxRate in percent, of at most two decimals
 */
export declare const withoutTax: (total: number, taxRate: number) => number;
/** The price without tax that costs exactly so much with it; null where there is none. */
export declare const priceForTotal: (total: number, taxRate: number) => number | null;
/** A price that is raised by so many percent, or lowered where they are negative, half up to the cent; never below zero. */
export declare const changedByPercent: (price: number, percent: number) => number;
