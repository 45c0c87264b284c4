import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '../live/whenIdle';
import type { SideContentProps, SideFeature } from './SideFeature';

/** The content of a side panel: on its way, there, or not to be had now. */
export type FetchedContent =
  { is: 'loading' } | { is: 'there'; Content: ComponentType<SideContentProps> } | { is: 'failed' };

/**
 * Fetches what stands in a side panel: once the page has been drawn and the browser has time, or at once for whoever opens
 * the panel before that. Answers what there is, how to try again, and how to give up on content that breaks.
 */
export function useSideContent({ lazy }: SideFeature, isOpen: boolean) {
  const [fetched, setFetched] = useState<FetchedContent>({ is: 'loading' });
  const [isWanted, setWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  if (isOpen && !isWanted) setWanted(true);

  useEffect(() => {
    if (!isWanted) return whenIdle(() => setWanted(true));
    let isGone = false;
    lazy().then(
      ({ SideContent }) => isGone || setFetched({ is: 'there', Content: SideContent }),
      // No network, or a newer version has replaced the files.
      () => isGone || setFetched({ is: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, attempt, lazy]);

  const retry = () => {
    setFetched({ is: 'loading' });
    setAttempt(attempt + 1);
  };
  const fail = () => setFetched({ is: 'failed' });
  return [fetched, { retry, fail }] as const;
}
