import { fromHundredths, toHundredths } from '../../platform/database/columns';
import { withTax } from '@ezone/money';

/** What the amounts of an order follow from. */
export type Priced = {
  /** The price of one, without tax, and how many. */
  lines: readonly { price: number; quantity: number }[];
  /** In percent. */
  taxRate: number;
  /** Taken off what the lines cost with their tax. */
  discount: number;
  /** What the customer pays for shipping. */
  shipping: number;
};

/**
 * The amounts of an order: the one place where they are worked out, in whole cents. They are stored with the order, and whoever shows
 * them, as list, page, CSV and invoice do, reads them there.
 */
export function orderTotals({ lines, taxRate, discount, shipping }: Priced) {
  const lineTotals = lines.map(({ price, quantity }) => toHundredths(price) * quantity);
  const subtotal = lineTotals.reduce((sum, total) => sum + total, 0);
  const tax = toHundredths(withTax(fromHundredths(subtotal), taxRate)) - subtotal;
  const total = subtotal + tax - toHundredths(discount) + toHundredths(shipping);
  return {
    lines: lineTotals.map(fromHundredths),
    subtotal: fromHundredths(subtotal),
    tax: fromHundredths(tax),
    discount,
    shipping,
    total: fromHundredths(total),
  };
}
