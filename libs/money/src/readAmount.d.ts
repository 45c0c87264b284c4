/** An amount without the sign, the code or the short name of a currency before or after it: `$1.50`, `1,50 €`, `USD 1.50`, `1,50 TL`. */
export declare const withoutCurrency: (text: string) => string;
/**
 * An amount as programs and shops write it: with either sign for decimals, with groups or without, with a currency, a sign of per cent or
 * without. Null where it is no amount: nothing in it is passed over.
 */
export declare const readAmount: (text: string) => number | null;
