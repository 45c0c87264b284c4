import { fromCents, toCents, withTax } from '@ezone/money';
import { array, boolean, number, object, string } from 'yup';
import { limits } from './product';

const cents = (limit: number) =>
  number()
    .required()
    .integer()
    .min(0)
    .max(limit * 100);
const size = string().trim().max(limits.size);
const names = array().of(string().trim().required().max(limits.category)).max(50);

/** What a product must be. */
export const productRules = object({
  name: string().trim().required().max(limits.name),
  handle: string().trim().max(limits.handle),
  description: string().trim().max(limits.description),
  categories: names,
  tags: names,
  images: array().max(limits.images),
  price: cents(limits.price),
  taxRate: cents(100),
  total: cents(2 * limits.price).test('reachable', 'noSuchTotal', (total, { parent }) => {
    const { price, taxRate } = parent as { price: unknown; taxRate: unknown };
    // What is no number has a fault of its own.
    if (!Number.isFinite(price) || !Number.isFinite(taxRate)) return true;
    return toCents(withTax(fromCents(Number(price)), fromCents(Number(taxRate)))) === total;
  }),
  comparedPrice: cents(2 * limits.price),
  extraShippingFee: cents(limits.price),
  quantity: number().required().integer().min(0).max(limits.quantity),
  sku: string().trim().max(limits.sku),
  ...{ width: size, height: size, depth: size, weight: size },
  active: boolean(),
});
