import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchWhenIdle } from './fetchWhenIdle';

/** Does something once no answer of the server is awaited: now, or when the last one is there. */
const whenAnswered = (queries: QueryClient, work: () => void) => {
  const isAnswered = () => queries.isFetching() === 0;
  if (isAnswered()) {
    work();
    return;
  }
  const stop = queries.getQueryCache().subscribe(() => {
    if (!isAnswered()) return;
    stop();
    work();
  });
};

/**
 * Fetches a part that the user may open next when the page has what it asked the server for and the browser has nothing else to do, and not on
 * a phone: a browser that waits for a list is idle too, and code that it reads then is in the way of the list's rows. It is fetched also where
 * its page has been left by then, so that one that was open once can be used without a network. A failure is told when the part is opened.
 * @param load from `lazyContent`, the same as long as it is the same part
 */
export function useFetchAhead(load: () => Promise<unknown>): void {
  const queries = useQueryClient();
  useEffect(() => {
    const fetchAhead = () => {
      load().catch(() => undefined);
    };
    fetchWhenIdle(() => {
      whenAnswered(queries, () => fetchWhenIdle(fetchAhead));
    });
  }, [load, queries]);
}
