import { useApi } from '@ezone/shell/data/query';
import { useRecordsChanged } from '@ezone/shell/session/live';
import { hashKey, keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ProductRow, ProductWindow } from './model/product';
import { limits } from './model/product';
import type { AskedProducts } from './model/productList';
import { productsCollection } from './model/productsCollection';

/** How many rows are asked for at once. */
const SIZE = 100;
/** How long a window is kept that is not near any more, in milliseconds. */
const KEPT_FOR = 30_000;

/** How long a window is taken to be as it was answered, in milliseconds: what changes is told. */
const FRESH_FOR = 10_000;

export const windowsKey = [productsCollection.list, 'window'] as const;

/** The rows around those that are shown. */
type Near = { first: number; last: number };

/**
 * The rows of the table near those that are shown: the others are asked for when they come near. What others change appears in its place;
 * the rows move only while nobody points at them.
 * @param isHeld whether the rows must stay where they are
 */
export function useProductWindows(asked: AskedProducts, isHeld: () => boolean) {
  const api = useApi();
  const client = useQueryClient();
  const [near, setNear] = useState<Near>({ first: 0, last: 0 });
  const isOutdated = useRef(false);

  const windowQuery = (of: AskedProducts, at: number) => ({
    queryKey: [...windowsKey, of, at],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.getProductWindow({ query: { ...of, offset: at * SIZE, limit: SIZE }, signal }),
    staleTime: FRESH_FOR,
    gcTime: KEPT_FOR,
    meta: { suppressToast: true },
  });
  // The rows of another search or order take the place of these once their first window is there.
  const head = useQuery({ ...windowQuery(asked, 0), placeholderData: keepPreviousData, refetchOnMount: 'always' });
  const [shown, setShown] = useState(asked);
  if (!head.isPlaceholderData && head.data && hashKey([shown]) !== hashKey([asked])) {
    setShown(asked);
    setNear({ first: 0, last: 0 });
  }
  const total = head.data?.total ?? 0;
  const lastWindow = Math.max(0, Math.ceil(total / SIZE) - 1);
  const [from, to] = [near.first, near.last].map((row) => Math.min(Math.floor(row / SIZE), lastWindow)) as [
    number,
    number,
  ];
  const places = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const windows = useQueries({
    queries: places.map((place) => windowQuery(shown, place)),
    combine: useCallback(
      (results: readonly { data: ProductWindow | undefined }[]) => results.map(({ data }) => data),
      [],
    ),
  });

  const rowAt = useMemo(
    () =>
      (place: number): ProductRow | undefined =>
        windows[Math.floor(place / SIZE) - from]?.rows[place % SIZE],
    [windows, from],
  );

  /** Puts what rows have become into their places. */
  const patch = useCallback(
    (rows: readonly ProductRow[]) => {
      const fresh = new Map(rows.map((row) => [row.id, row]));
      client.setQueriesData<ProductWindow>({ queryKey: windowsKey }, (known) =>
        known?.rows.some(({ id }) => fresh.has(id))
          ? { ...known, rows: known.rows.map((row) => fresh.get(row.id) ?? row) }
          : known,
      );
    },
    [client],
  );
  /** Asks for all anew: rows that are there now, in their order. */
  const reorder = useCallback(async () => {
    isOutdated.current = false;
    client.removeQueries({ queryKey: windowsKey, type: 'inactive' });
    await client.refetchQueries({ queryKey: windowsKey, type: 'active' });
  }, [client]);
  /** Asks for what the shown rows are by now, and leaves them where they are. */
  const refreshInPlace = async () => {
    isOutdated.current = true;
    const ids = windows.flatMap((window) => window?.rows.map(({ id }) => id) ?? []);
    const [{ rows }, counts] = await Promise.all([
      api.getProductRows({ body: { ids: ids.slice(0, limits.atOnce) } }),
      api.getProductWindow({ query: { ...shown, limit: 1 } }),
    ]);
    patch(rows);
    client.setQueriesData<ProductWindow>(
      { queryKey: [...windowsKey, shown] },
      (known) => known && { ...known, ...counts, rows: known.rows },
    );
  };
  const between = async (first: number, last: number): Promise<ProductRow[]> => {
    const rows: ProductRow[] = [];
    for (let offset = first; offset <= last; offset += limits.atOnce) {
      const limit = Math.min(last - offset + 1, limits.atOnce);
      const window = await api.getProductWindow({ query: { ...shown, offset, limit } });
      rows.push(...window.rows);
      if (offset + limit >= window.total) break;
    }
    return rows;
  };
  const refresh = () => (isHeld() ? refreshInPlace() : reorder());
  useRecordsChanged(productsCollection.list, refresh);

  const settle = useCallback(() => {
    if (isOutdated.current) void reorder();
  }, [reorder]);

  return {
    query: head,
    /** The rows that are asked for, of which the shown ones are those. */
    shown,
    total,
    views: head.data?.views,
    rowAt,
    patch,
    refresh,
    reorder,
    /** Nobody points at the rows any more: they may take their places. */
    settle,
    /** Which rows are shown, or about to be. */
    show: useSettled(setNear),
    /** All rows of the search, in their order, whatever is shown. */
    all: () => between(0, Math.max(total, 1) - 1),
    /** The rows from one place to another, of which some may not be near. */
    between,
  };
}

/** How long one rests before rows are asked for, in milliseconds: those that fly past are not. */
const REST = 60;

/** Sets a value at once, and what follows it quickly once that has come to rest. */
function useSettled<Value>(set: (value: Value) => void): (value: Value) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return useCallback(
    (value: Value) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        set(value);
      }, REST);
    },
    [set],
  );
}

export type ProductWindows = ReturnType<typeof useProductWindows>;
