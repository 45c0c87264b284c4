import { fromCents, priceForTotal, readAmount, toCents, withTax } from '@ezone/money';
import { isBlank, normalizeForSearch } from '@ezone/text';
import { handleOf, limits } from '../model/product';
import type { Product, ProductFields } from '../model/product';
import type { ColumnTarget, ReadProduct } from './productTable';

/** Why a row cannot be taken. */
export type RowProblem =
  | { kind: 'noSku' | 'twice' | 'noName' | 'ambiguous' | 'noPriceForTotal' | 'pricesPart' }
  | { kind: 'amount' | 'whole' | 'yesOrNo' | 'tooLong' | 'tooMuch' | 'address'; column: ColumnTarget };

/** What a row becomes: a new product, changed fields of one, nothing new, or nothing at all. */
export type PlannedProduct = { line: number; sku: string; name: string } & (
  | { becomes: 'new'; product: Product }
  | { becomes: 'changed'; known: Product; fields: ProductFields }
  | { becomes: 'unchanged' }
  | { becomes: 'wrong'; problem: RowProblem }
);

/** The tax of new products for which the file says none, in percent. */
const USUAL_TAX = 10;

/** SKUs are one where they differ in case or accents alone, as on the server. */
export const skuKey = (sku: string): string => normalizeForSearch(sku.trim());

const YES = ['1', 'true', 'yes', 'active', 'published', 'evet', 'aktif', 'etkin', 'نعم'];
const NO = ['0', '-1', 'false', 'no', 'inactive', 'draft', 'archived', 'hayir', 'pasif', 'لا'];

const textOfHtml = (html: string): string =>
  /<[a-z/][^>]*>/i.test(html)
    ? new DOMParser()
        .parseFromString(html.replace(/<(br|\/p|\/li|\/div)[^>]*>/gi, '\n'), 'text/html')
        .body.textContent.trim()
    : html;

const list = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;|]/)
      // WooCommerce writes the way to a category: Clothing > Hats.
      .map((one) => (one.split('>').at(-1) ?? '').trim())
      .filter(Boolean),
  ),
];

class Wrong extends Error {
  constructor(readonly problem: RowProblem) {
    super(problem.kind);
  }
}

const texts = {
  name: limits.name,
  description: limits.description,
  handle: limits.handle,
  ...{ width: limits.size, height: limits.size, depth: limits.size, weight: limits.size },
} as const;

/** The fields that the cells of a row say; an empty cell says nothing. @throws Wrong where one cannot be taken */
function fieldsOf(cells: ReadProduct['cells'], known: Product | undefined, newId: () => string): ProductFields {
  const fields: ProductFields = {};
  const amount = (column: ColumnTarget, limit: number): number | undefined => {
    const text = cells[column];
    if (!text) return undefined;
    const read = readAmount(text);
    if (read === null || read < 0) throw new Wrong({ kind: 'amount', column });
    if (read > limit) throw new Wrong({ kind: 'tooMuch', column });
    const exact = fromCents(toCents(read));
    // Rounded, it would be an amount that nobody has written.
    if (exact !== read) throw new Wrong({ kind: 'amount', column });
    return exact;
  };
  for (const column of Object.keys(texts) as (keyof typeof texts)[]) {
    const text = cells[column];
    if (!text) continue;
    const value = column === 'description' ? textOfHtml(text) : text;
    if (value.length > texts[column]) throw new Wrong({ kind: 'tooLong', column });
    fields[column] = value;
  }
  for (const column of ['categories', 'tags'] as const) {
    const text = cells[column];
    if (!text) continue;
    const values = list(text);
    if (values.length > 50 || values.some((one) => one.length > limits.category))
      throw new Wrong({ kind: 'tooLong', column });
    fields[column] = values;
  }
  if (cells.quantity) {
    const quantity = readAmount(cells.quantity);
    if (quantity === null || quantity < 0 || !Number.isInteger(quantity))
      throw new Wrong({ kind: 'whole', column: 'quantity' });
    if (quantity > limits.quantity) throw new Wrong({ kind: 'tooMuch', column: 'quantity' });
    fields.quantity = quantity;
  }
  if (cells.active) {
    const word = normalizeForSearch(cells.active);
    if (!YES.includes(word) && !NO.includes(word)) throw new Wrong({ kind: 'yesOrNo', column: 'active' });
    fields.active = YES.includes(word);
  }
  const compared = amount('comparedPrice', 2 * limits.price);
  if (compared !== undefined) fields.comparedPrice = compared;
  const fee = amount('extraShippingFee', limits.price);
  if (fee !== undefined) fields.extraShippingFee = fee;
  if (cells.image) {
    const urls = cells.image.split(/,\s*/).filter(Boolean);
    if (urls.some((url) => !/^(https?:\/\/|\/)\S+$/.test(url)) || urls.length > limits.images)
      throw new Wrong({ kind: 'address', column: 'image' });
    const isSame = known && JSON.stringify(known.images.map(({ url }) => url)) === JSON.stringify(urls);
    if (!isSame) {
      fields.images = urls.map((url) => ({ id: newId(), url, type: 'image' }));
      fields.featuredImageId = fields.images[0]?.id ?? '';
    }
  }
  return {
    ...fields,
    ...pricesOf(amount('price', limits.price), amount('total', 2 * limits.price), amount('taxRate', 100), known),
  };
}

/** The prices and the tax of a row: what is missing follows, by the rule of the whole shop. */
function pricesOf(
  price: number | undefined,
  total: number | undefined,
  said: number | undefined,
  known: Product | undefined,
): ProductFields {
  if (price === undefined && total === undefined && said === undefined) return {};
  const usual = known?.taxRate ?? USUAL_TAX;
  if (price !== undefined && total !== undefined) {
    // Both are said: then they say the tax, too, where that is missing.
    const rates =
      said === undefined ? [usual, price > 0 ? Math.round((total / price - 1) * 10_000) / 100 : usual] : [said];
    const taxRate = rates.find((rate) => rate >= 0 && rate <= 100 && toCents(withTax(price, rate)) === toCents(total));
    if (taxRate === undefined) throw new Wrong({ kind: 'pricesPart' });
    return { priceTaxExcl: price, priceTaxIncl: total, taxRate };
  }
  const taxRate = said ?? usual;
  if (total !== undefined) {
    const exact = priceForTotal(total, taxRate);
    if (exact === null) throw new Wrong({ kind: 'noPriceForTotal' });
    return { priceTaxExcl: exact, priceTaxIncl: total, taxRate };
  }
  const priceTaxExcl = price ?? known?.priceTaxExcl ?? 0;
  return { priceTaxExcl, priceTaxIncl: withTax(priceTaxExcl, taxRate), taxRate };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What the rows of a table become.
 * @param known the products with their SKUs, as they are now
 */
export function planProducts(
  rows: readonly ReadProduct[],
  known: readonly Product[],
  newId: () => string,
): PlannedProduct[] {
  const bySku = Map.groupBy(known, ({ sku }) => skuKey(sku));
  const seen = new Set<string>();
  return rows.map(({ line, cells }): PlannedProduct => {
    const sku = (cells.sku ?? '').trim();
    const key = skuKey(sku);
    const found = bySku.get(key) ?? [];
    const [product] = found;
    const named = { line, sku, name: cells.name || product?.name || sku };
    const wrong = (problem: RowProblem): PlannedProduct => ({ ...named, becomes: 'wrong', problem });
    if (isBlank(sku) || key === '') return wrong({ kind: 'noSku' });
    if (sku.length > limits.sku) return wrong({ kind: 'tooLong', column: 'sku' });
    if (seen.has(key)) return wrong({ kind: 'twice' });
    seen.add(key);
    if (found.length > 1) return wrong({ kind: 'ambiguous' });
    try {
      const fields = fieldsOf(cells, product, newId);
      if (!product) {
        if (isBlank(fields.name ?? '')) return wrong({ kind: 'noName' });
        const empty: Product = {
          ...{ id: newId(), name: '', handle: '', description: '', categories: [], tags: [], images: [] },
          ...{ featuredImageId: '', priceTaxExcl: 0, priceTaxIncl: 0, taxRate: USUAL_TAX, comparedPrice: 0 },
          ...{ quantity: 0, sku, width: '', height: '', depth: '', weight: '', extraShippingFee: 0, active: true },
        };
        return { ...named, becomes: 'new', product: { ...empty, handle: handleOf(fields.name ?? ''), ...fields } };
      }
      const changed = Object.entries(fields).filter(
        ([field, value]) => !isSame(value, product[field as keyof Product]),
      );
      if (changed.length === 0) return { ...named, becomes: 'unchanged' };
      return { ...named, becomes: 'changed', known: product, fields: Object.fromEntries(changed) };
    } catch (error) {
      if (error instanceof Wrong) return wrong(error.problem);
      throw error;
    }
  });
}
