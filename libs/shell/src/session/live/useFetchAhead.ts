import { useEffect } from 'react';
import { fetchWhenIdle } from './fetchWhenIdle';

/**
 * Fetches a part that the user may open next when the browser has nothing else to do, and not on a phone: also where its page has been left
 * by then, so that one that was open once can be used without a network. A failure is told when the part is opened.
 * @param load from `lazyContent`, the same as long as it is the same part
 */
export function useFetchAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    fetchWhenIdle(() => {
      load().catch(() => undefined);
    });
  }, [load]);
}
