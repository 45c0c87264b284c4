import { writeTable } from '@ezone/text/table';
import type { Product } from '../model/product';
import { columnTargets } from './productTable';
import type { ColumnTarget } from './productTable';

/** How the columns are headed: names that are read again, here and elsewhere. */
const heads: Readonly<Record<ColumnTarget, string>> = {
  ...{ sku: 'SKU', name: 'Name', description: 'Description', categories: 'Categories', tags: 'Tags' },
  ...{ price: 'Price (tax excl.)', total: 'Price (tax incl.)', taxRate: 'Tax rate', comparedPrice: 'Compared price' },
  ...{ quantity: 'Quantity', active: 'Active', handle: 'Handle', image: 'Images', width: 'Width', height: 'Height' },
  ...{ depth: 'Depth', weight: 'Weight', extraShippingFee: 'Extra shipping fee' },
};

const cellOf = (product: Product, target: ColumnTarget): string => {
  const amount = (value: number) => value.toFixed(2);
  switch (target) {
    case 'categories':
    case 'tags':
      return product[target].join(', ');
    case 'price':
      return amount(product.priceTaxExcl);
    case 'total':
      return amount(product.priceTaxIncl);
    case 'taxRate':
    case 'comparedPrice':
    case 'extraShippingFee':
      return amount(product[target]);
    case 'image':
      return product.images.map(({ url }) => url).join(', ');
    case 'active':
      return product.active ? '1' : '0';
    default:
      return String(product[target]);
  }
};

/** The table of some products, in which nothing is taken for a formula. */
export const writeProducts = (products: readonly Product[]): string =>
  writeTable([
    columnTargets.map((target) => heads[target]),
    ...products.map((product) => columnTargets.map((target) => cellOf(product, target))),
  ]);
