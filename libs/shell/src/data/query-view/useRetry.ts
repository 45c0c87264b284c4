import { useEffect, useRef, useState } from 'react';

/** What a view needs of a query; that of `useQuery` has it all. */
export type ShownQuery<Data> = {
  /** Undefined while nothing is known. */
  data: Data | undefined;
  /** Why it failed last; null where it did not. */
  error: unknown;
  isFetching: boolean;
  /** How often it has failed. A query that has not is another one than the one that was tried again. */
  errorUpdateCount?: number;
  refetch: () => unknown;
};

/** Why a query failed, also while it is tried again, and how to try again. */
export function useRetry<Data>(query: ShownQuery<Data>) {
  // A query without data forgets its failure as soon as it is tried again: what stands there would go away and come back.
  const [retried, setRetried] = useState<unknown>(null);
  const isAnother = query.errorUpdateCount === 0 || (query.error !== null && query.error !== retried);
  if (retried !== null && (query.data !== undefined || isAnother)) {
    setRetried(null);
  }
  const error = query.error ?? retried;

  // The button goes away when all is well again: the focus then goes to the place that it stood in.
  const place = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (error !== null || !place.current) return;
    const { current } = place;
    place.current = null;
    if (document.activeElement !== document.body) return;
    current.tabIndex = -1;
    current.focus({ preventScroll: true });
  }, [error]);

  const retry = () => {
    const said = document.activeElement?.closest('[data-failed]');
    place.current = said?.parentElement ?? null;
    setRetried(query.error);
    void query.refetch();
  };
  return { error, retry };
}
