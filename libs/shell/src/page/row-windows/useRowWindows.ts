import { hashKey, keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRecordsChanged } from '../../session/live';

/** How many rows are asked for at once, where they come near. */
const SIZE = 100;
/** How long a window is kept that is not near any more, in milliseconds. */
const KEPT_FOR = 30_000;
/** How long a window is taken to be as it was answered, in milliseconds: what changes is told. */
const FRESH_FOR = 10_000;

/** Some rows of a table, and how many there are in all. */
export type RowWindow<Row> = { rows: Row[]; total: number };

/** Where a table of any length comes from. The functions may be others at each call. */
export type RowSource<Row, Asked, Window extends RowWindow<Row>> = {
  /** The list whose changes are told. */
  list: string;
  /** The most rows that a call answers. */
  atOnce: number;
  /** The rows from `offset` on, by what is searched for and in its order. */
  fetchWindow: (asked: Asked, place: { offset: number; limit: number }, signal?: AbortSignal) => Promise<Window>;
  /** The rows with these ids, as they are by now. */
  fetchRows: (ids: string[]) => Promise<Row[]>;
};

/** What all windows of a list stand under in the cache of queries. */
export const rowWindowsKey = (list: string) => [list, 'window'] as const;

/** The rows around those that are shown. */
type Near = { first: number; last: number };

/**
 * The rows of a table near those that are shown: the others are asked for when they come near. What others change appears in its place;
 * the rows move only while nobody points at them.
 * @param isHeld whether the rows must stay where they are
 */
export function useRowWindows<Row extends { id: string }, Asked extends object, Window extends RowWindow<Row>>(
  { list, atOnce, fetchWindow, fetchRows }: RowSource<Row, Asked, Window>,
  asked: Asked,
  isHeld: () => boolean,
) {
  const client = useQueryClient();
  const [near, setNear] = useState<Near>({ first: 0, last: 0 });
  const isOutdated = useRef(false);
  const key = useMemo(() => rowWindowsKey(list), [list]);

  const windowQuery = (of: Asked, at: number) => ({
    queryKey: [...key, of, at],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchWindow(of, { offset: at * SIZE, limit: SIZE }, signal),
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
    combine: useCallback((results: readonly { data: Window | undefined }[]) => results.map(({ data }) => data), []),
  });

  const rowAt = useMemo(
    () =>
      (place: number): Row | undefined =>
        windows[Math.floor(place / SIZE) - from]?.rows[place % SIZE],
    [windows, from],
  );

  /** Puts what rows have become into their places. */
  const patch = useCallback(
    (rows: readonly Row[]) => {
      const fresh = new Map(rows.map((row) => [row.id, row]));
      client.setQueriesData<Window>({ queryKey: key }, (known) =>
        known?.rows.some(({ id }) => fresh.has(id))
          ? { ...known, rows: known.rows.map((row) => fresh.get(row.id) ?? row) }
          : known,
      );
    },
    [client, key],
  );
  /** Asks for all anew: rows that are there now, in their order. */
  const reorder = useCallback(async () => {
    isOutdated.current = false;
    client.removeQueries({ queryKey: key, type: 'inactive' });
    await client.refetchQueries({ queryKey: key, type: 'active' });
  }, [client, key]);
  /** Asks for what the shown rows are by now, and leaves them where they are. */
  const refreshInPlace = async () => {
    isOutdated.current = true;
    const ids = windows.flatMap((window) => window?.rows.map(({ id }) => id) ?? []);
    const [rows, counts] = await Promise.all([
      fetchRows(ids.slice(0, atOnce)),
      fetchWindow(shown, { offset: 0, limit: 1 }),
    ]);
    patch(rows);
    client.setQueriesData<Window>(
      { queryKey: [...key, shown] },
      (known) => known && { ...known, ...counts, rows: known.rows },
    );
  };
  const between = async (first: number, last: number): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let offset = first; offset <= last; offset += atOnce) {
      const limit = Math.min(last - offset + 1, atOnce);
      const window = await fetchWindow(shown, { offset, limit });
      rows.push(...window.rows);
      if (offset + limit >= window.total) break;
    }
    return rows;
  };
  const refresh = () => (isHeld() ? refreshInPlace() : reorder());
  useRecordsChanged(list, refresh);

  const settle = useCallback(() => {
    if (isOutdated.current) void reorder();
  }, [reorder]);

  return {
    query: head,
    /** The rows that are asked for, of which the shown ones are those. */
    shown,
    total,
    /** What is known of the table besides its rows: that of the first window. */
    first: head.data,
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
