import { useCallback, useEffect, useState } from 'react';

/** Fetches a part of the app. One that has been fetched before can be had at once. */
export type LazyContent<Part> = (() => Promise<Part>) & { known?: () => Part | undefined };

/**
 * What fetches a part of the app that has a chunk of its own: once for all who ask, and anew only after it failed, as it does without a
 * network, or where a newer version has replaced the files.
 * @param fetch imports it, together with the sentences it needs
 */
export const lazyContent = <Part>(fetch: () => Promise<Part>): LazyContent<Part> => {
  let fetched: Promise<Part> | undefined;
  let part: Part | undefined;
  const fetchOnce = async () => {
    try {
      part = await fetch();
      return part;
    } catch (error) {
      fetched = undefined;
      throw error;
    }
  };
  return Object.assign(() => (fetched ??= fetchOnce()), { known: () => part });
};

/** Milliseconds until what was not to be had is fetched again; each further try waits twice as long, up to the longest. */
export const FETCH_DELAY = { first: 5000, longest: 300_000 };

/** A part of the app: on its way, there, or not to be had now. */
export type Fetched<Part> = { is: 'loading' } | { is: 'there'; part: Part } | { is: 'failed' };

const LOADING = { is: 'loading' } as const;

/**
 * A part of the app that is fetched when it is wanted. What could not be fetched is tried again by itself, at once when the network is
 * back. Answers what there is, how to try again, and how to give up on a part that breaks.
 * @param load the same as long as it is the same part
 */
export function useLazyContent<Part>(load: LazyContent<Part>, isWanted = true) {
  const [last, setLast] = useState<{ of: LazyContent<Part>; fetched: Fetched<Part> }>({ of: load, fetched: LOADING });
  const setFetched = useCallback((fetched: Fetched<Part>) => setLast({ of: load, fetched }), [load]);
  // Of another part nothing is known yet.
  const fetched = last.of === load ? last.fetched : LOADING;
  const [attempt, setAttempt] = useState(0);
  const known = isWanted && fetched.is === 'loading' ? load.known?.() : undefined;
  if (known) setFetched({ is: 'there', part: known });

  useEffect(() => {
    if (!isWanted) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setAttempt(attempt + 1);
    load().then(
      (part) => signal.aborted || setFetched({ is: 'there', part }),
      () => {
        if (signal.aborted) return;
        setFetched({ is: 'failed' });
        window.addEventListener('online', again, { signal });
        timer = setTimeout(again, Math.min(FETCH_DELAY.first * 2 ** attempt, FETCH_DELAY.longest));
      },
    );
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [isWanted, attempt, load, setFetched]);

  const retry = () => {
    setFetched(LOADING);
    setAttempt(attempt + 1);
  };
  const fail = () => setFetched({ is: 'failed' });
  return [fetched, { retry, fail }] as const;
}
