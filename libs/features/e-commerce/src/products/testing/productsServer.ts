import { ApiError } from '@ezone/api-client';
import { fakeApi, fakeList } from '@ezone/api-client/testing';
import { fakeWindows } from '@ezone/shell/chrome/changes/testing';
import { normalizeForSearch } from '@ezone/text';
import type { Product, ProductFields, ProductRow } from '../model/product';
import { lowStock } from '../model/product';
import { productsCollection } from '../model/productsCollection';

const { list } = productsCollection;

/** A product with a name, and whatever else is said of it. */
export const productNamed = (name: string, fields: Partial<Product> = {}): Product => ({
  ...{ id: normalizeForSearch(name), name, handle: normalizeForSearch(name), description: '', tags: [], images: [] },
  ...{ categories: ['Canvas print'], featuredImageId: '', priceTaxExcl: 10, priceTaxIncl: 11, taxRate: 10 },
  ...{ comparedPrice: 0, quantity: 12, sku: `SKU-${name}`, width: '', height: '', depth: '', weight: '' },
  ...{ extraShippingFee: 0, active: true },
  ...fields,
});

/** So many products, with names in their order. */
export const manyProducts = (count: number): Product[] =>
  Array.from({ length: count }, (_, at) => productNamed(`Print ${String(at).padStart(5, '0')}`));

export const sampleProducts = (): Product[] => [
  productNamed('Anchor', { quantity: 0, active: false }),
  productNamed('Boats', { quantity: 3, priceTaxExcl: 1.15, priceTaxIncl: 1.27 }),
  productNamed('Çınar', { categories: ['Forest'], priceTaxExcl: 49.9, priceTaxIncl: 54.89 }),
  productNamed('ميناء عند الفجر', { quantity: 5 }),
];

const rowOf = ({ id, name, handle, sku, categories, images, ...product }: Product): ProductRow => {
  const { priceTaxExcl, priceTaxIncl, taxRate, quantity, active } = product;
  const [category = ''] = categories;
  const image = images[0]?.url ?? '';
  return { ...{ id, name, handle, sku, category, image }, priceTaxExcl, priceTaxIncl, taxRate, quantity, active };
};

/** A refusal that names fields in conflict. */
const conflict = (fields: readonly string[]) =>
  new ApiError({
    ...{ kind: 'refused', statusCode: 409, message: 'Changed meanwhile' },
    details: fields.map((field) => ({ field, message: 'was changed meanwhile' })),
  });

/** Keeps products as the real server does, in memory, and tells their windows of changes. */
export const createProductsServer = (first: readonly Product[] = sampleProducts()) => {
  const products = fakeList(first);
  const { openWindow, tell } = fakeWindows();
  const orders = { price: 'priceTaxExcl', total: 'priceTaxIncl' } as const;
  const server = fakeApi({
    'GET /api/e-commerce-app/products': () => products.all(),
    'GET /api/e-commerce-app/products/categories': () =>
      [
        ...Map.groupBy(
          products.all().flatMap(({ categories }) => categories),
          (name) => name,
        ),
      ].map(([name, all]) => ({
        ...{ name, count: all.length },
      })),
    'GET /api/e-commerce-app/products/window': ({ query }) => {
      const { q = '', category, state, stock, sort = 'name', direction, offset = 0, limit = 100 } = query;
      const words = normalizeForSearch(q).split(' ').filter(Boolean);
      const found = products.all().filter(({ name, sku, categories }) => {
        const text = normalizeForSearch([name, sku, ...categories].join(' '));
        return words.every((word) => text.includes(word)) && (!category || categories.includes(category));
      });
      const isIn = ({ quantity }: Product, of: string) =>
        of === 'out' ? quantity === 0 : of === 'low' ? quantity > 0 && quantity < lowStock : quantity > 0;
      const matching = found.filter(
        (one) => (!state || one.active === (state === 'active')) && (!stock || isIn(one, stock)),
      );
      const field = sort === 'price' || sort === 'total' ? orders[sort] : sort;
      const ordered = matching.map(rowOf).toSorted((one, other) => {
        const [a, b] = [one, other].map((row) => (row as Record<string, unknown>)[field]);
        return typeof a === 'number'
          ? a - Number(b)
          : normalizeForSearch(String(a)) < normalizeForSearch(String(b))
            ? -1
            : 1;
      });
      const rows = direction === 'descending' ? ordered.toReversed() : ordered;
      const count = (is: (one: Product) => boolean) => found.filter(is).length;
      return {
        rows: rows.slice(Number(offset), Number(offset) + Number(limit)),
        total: rows.length,
        views: {
          all: found.length,
          active: count(({ active }) => active),
          inactive: count(({ active }) => !active),
          low: count((one) => isIn(one, 'low')),
          out: count((one) => isIn(one, 'out')),
        },
      };
    },
    'POST /api/e-commerce-app/products/rows': ({ body: { ids } }) => ({
      rows: products
        .all()
        .filter(({ id }) => ids.includes(id))
        .map(rowOf),
    }),
    'POST /api/e-commerce-app/products/find': ({ body: { ids = [], skus = [] } }) =>
      products
        .all()
        .filter(
          ({ id, sku }) => ids.includes(id) || skus.some((one) => normalizeForSearch(one) === normalizeForSearch(sku)),
        ),
    'POST /api/e-commerce-app/products/change': ({ body: { changes, create = [] }, socketId }) => {
      const conflicts = changes.flatMap(({ id, fields, base }, at) => {
        const current = products.all().find((one) => one.id === id) as ProductFields | undefined;
        const names = Object.keys(fields) as (keyof ProductFields)[];
        return names
          .filter((name) => current && current[name] !== base[name] && current[name] !== fields[name])
          .map((name) => `changes.${String(at)}.${name}`);
      });
      if (conflicts.length > 0) throw conflict(conflicts);
      for (const { id, fields } of changes) products.patch([id], fields as Partial<Product>);
      for (const product of create) products.create(product);
      const ids = [...changes, ...create].map(({ id }) => id);
      tell(list, ids, socketId);
      return {
        rows: products
          .all()
          .filter(({ id }) => ids.includes(id))
          .map(rowOf),
      };
    },
    'POST /api/e-commerce-app/remove-products': ({ body: { productIds }, socketId }) => {
      tell(list, productIds, socketId);
      return products.remove(productIds);
    },
    'POST /api/trash/restore': ({ body: { ids }, socketId }) => {
      tell(list, ids, socketId);
      return products.restore(ids);
    },
    'GET /api/e-commerce-app/product': ({ query: { productId = '' } }) => products.get(productId),
    'POST /api/e-commerce-app/product/save': ({ body: { base, ...body }, idempotencyKey = '', socketId }) => {
      const { id = idempotencyKey, ...content } = body;
      const product: Product = { ...content, id };
      const current = products.all().find((one) => one.id === id);
      if (!current) return products.create(product);
      const fields = Object.keys(product) as (keyof Product)[];
      const taken = fields.filter((field) => {
        const [was, is, wanted] = [base, current, product].map((one) => JSON.stringify(one?.[field]));
        return base !== undefined && wanted !== was && is !== was && is !== wanted;
      });
      if (taken.length > 0) throw conflict(taken);
      tell(list, [id], socketId);
      return products.update(product, base);
    },
  });
  return {
    ...server,
    products,
    /** Somebody else changes a product. */
    write: (id: string, fields: Partial<Product>) => {
      products.patch([id], fields);
      tell(list, [id], undefined);
    },
    /** Somebody else removes a product. */
    removeElsewhere: (id: string) => {
      products.remove([id]);
      tell(list, [id], undefined);
    },
    openWindow: () => openWindow(server),
  };
};

/** A server of products that exists in a story or a spec only. */
export type ProductsServer = ReturnType<typeof createProductsServer>;
