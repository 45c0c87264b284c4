import type { CallInput } from '@ezone/api-client';
import { listFields } from '@ezone/shell/page/list-detail';
import type { ListValues } from '@ezone/shell/page/list-detail';

export const productOrders = ['name', 'sku', 'category', 'price', 'total', 'quantity', 'active'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** What of the table stands in its address. */
export const productListFields = {
  q: listFields.text(),
  category: listFields.optional(),
  state: listFields.oneOf(['any', 'active', 'inactive']),
  stock: listFields.oneOf(['any', 'in', 'low', 'out']),
  sort: listFields.oneOf(productOrders),
  direction: listFields.oneOf(['ascending', 'descending']),
};

export type ProductListValues = ListValues<typeof productListFields>;

/** What is asked of the server for the table of an address. */
export type AskedProducts = Omit<NonNullable<CallInput<'getProductWindow'>['query']>, 'offset' | 'limit'>;

export const askedOf = ({ q, category, state, stock, sort, direction }: ProductListValues): AskedProducts => ({
  ...(q.trim() !== '' && { q: q.trim().slice(0, 200) }),
  ...(category !== null && { category }),
  ...(state !== 'any' && { state }),
  ...(stock !== 'any' && { stock }),
  ...{ sort, direction },
});

/** A view that everybody has: filters, and how many products there are. */
export const productViews = ['all', 'active', 'inactive', 'low', 'out'] as const;
export type ProductView = (typeof productViews)[number];

type Filters = Pick<ProductListValues, 'state' | 'stock'>;

export const filtersOf: Readonly<Record<ProductView, Filters>> = {
  all: { state: 'any', stock: 'any' },
  active: { state: 'active', stock: 'any' },
  inactive: { state: 'inactive', stock: 'any' },
  low: { state: 'any', stock: 'low' },
  out: { state: 'any', stock: 'out' },
};

/** The view that these filters are, if they are one. */
export const viewOf = ({ state, stock }: Filters): ProductView | undefined =>
  productViews.find((view) => filtersOf[view].state === state && filtersOf[view].stock === stock);
