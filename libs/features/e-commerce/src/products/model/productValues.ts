import { fromCents, toCents } from '@ezone/money';
import { handleOf } from './product';
import type { Product } from './product';

type Texts = 'name' | 'handle' | 'description' | 'sku' | 'width' | 'height' | 'depth' | 'weight';
type Lists = 'categories' | 'tags' | 'images' | 'featuredImageId';

/** A product in a form: amounts are whole cents, the tax hundredths of a per cent; null where a number is missing. */
export type ProductValues = Pick<Product, Texts | Lists | 'active'> & {
  price: number | null;
  total: number | null;
  taxRate: number | null;
  comparedPrice: number | null;
  extraShippingFee: number | null;
  quantity: number | null;
};

/** The tax of a new product, in hundredths of a per cent. */
const USUAL_TAX = 1000;

/** Of a new product, which customers cannot buy before somebody says so: it has no price yet. */
export const emptyValues: ProductValues = {
  ...{ name: '', handle: '', description: '', sku: '', width: '', height: '', depth: '', weight: '' },
  ...{ categories: [], tags: [], images: [], featuredImageId: '', active: false },
  ...{ price: 0, total: 0, taxRate: USUAL_TAX, comparedPrice: 0, extraShippingFee: 0, quantity: 0 },
};

export const valuesOf = ({ id: _, priceTaxExcl, priceTaxIncl, ...product }: Product): ProductValues => ({
  ...product,
  price: toCents(priceTaxExcl),
  total: toCents(priceTaxIncl),
  taxRate: toCents(product.taxRate),
  comparedPrice: toCents(product.comparedPrice),
  extraShippingFee: toCents(product.extraShippingFee),
});

/** What the server is sent of a form whose rules are kept. */
export const productOf = (id: string, { price, total, ...values }: ProductValues): Product => ({
  ...values,
  id,
  name: values.name.trim(),
  handle: values.handle.trim() || handleOf(values.name),
  priceTaxExcl: fromCents(price ?? 0),
  priceTaxIncl: fromCents(total ?? 0),
  taxRate: fromCents(values.taxRate ?? 0),
  comparedPrice: fromCents(values.comparedPrice ?? 0),
  extraShippingFee: fromCents(values.extraShippingFee ?? 0),
  quantity: values.quantity ?? 0,
});

/** What a copy of a product begins with: its name in the address and its SKU are its own. */
export const copyOf = (product: Product): ProductValues => ({ ...valuesOf(product), handle: '', sku: '' });

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two products differ. */
export const differingFields = (one: Product, other: Product): (keyof Product)[] =>
  (Object.keys(one) as (keyof Product)[]).filter((field) => !isSame(one[field], other[field]));

/** A product with some fields of another one. */
export const withFields = (product: Product, from: Product, fields: readonly (keyof Product)[]): Product => ({
  ...product,
  ...Object.fromEntries(fields.map((field) => [field, from[field]])),
});
