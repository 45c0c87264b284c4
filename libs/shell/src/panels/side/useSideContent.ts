import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '../../session/live/whenIdle';
import type { SideContentProps, SideFeature } from './SideFeature';

/** Milliseconds until content that was not to be had is fetched again; each further try waits twice as long, up to the longest. */
export const FETCH_DELAY = { first: 5000, longest: 300_000 };

/** The content of a side panel: on its way, there, or not to be had now. */
export type FetchedContent =
  { is: 'loading' } | { is: 'there'; Content: ComponentType<SideContentProps> } | { is: 'failed' };

/**
 * Fetches what stands in a side panel: once the page has been drawn and the browser has time, or at once for whoever opens
 * the panel before that. What could not be fetched is tried again by itself, at once when the network is back. Answers what there is, how to try again, and how to give up on content that breaks.
 */
export function useSideContent({ lazy }: SideFeature, isOpen: boolean) {
  const [fetched, setFetched] = useState<FetchedContent>({ is: 'loading' });
  const [isWanted, setWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  if (isOpen && !isWanted) setWanted(true);

  useEffect(() => {
    if (!isWanted) return whenIdle(() => setWanted(true));
    const gone = new AbortController();
    const { signal } = gone;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setAttempt(attempt + 1);
    lazy().then(
      ({ SideContent }) => signal.aborted || setFetched({ is: 'there', Content: SideContent }),
      // No network, or a newer version has replaced the files.
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
  }, [isWanted, attempt, lazy]);

  const retry = () => {
    setFetched({ is: 'loading' });
    setAttempt(attempt + 1);
  };
  const fail = () => setFetched({ is: 'failed' });
  return [fetched, { retry, fail }] as const;
}
