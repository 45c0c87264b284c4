import { useApi } from '@ezone/shell/data/query';
import { useRowWindows } from '@ezone/shell/page/row-windows';
import { limits } from './model/product';
import type { AskedProducts } from './model/productList';
import { productsCollection } from './model/productsCollection';

/**
 * The rows of the table of products that are near.
 * @param isHeld whether the rows must stay where they are
 */
export function useProductWindows(asked: AskedProducts, isHeld: () => boolean) {
  const api = useApi();
  return useRowWindows(
    {
      list: productsCollection.list,
      atOnce: limits.atOnce,
      fetchWindow: (of: AskedProducts, place, signal) =>
        api.getProductWindow({ query: { ...of, ...place }, ...(signal && { signal }) }),
      fetchRows: async (ids) => (await api.getProductRows({ body: { ids } })).rows,
    },
    asked,
    isHeld,
  );
}
