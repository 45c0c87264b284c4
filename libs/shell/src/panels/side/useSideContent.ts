import { useEffect, useState } from 'react';
import { useLazyContent } from '../../notices/lazy-content';
import { whenIdle } from '../../session/live/whenIdle';
import type { SideFeature } from './SideFeature';

/**
 * Fetches what stands in a side panel: once the page has been drawn and the browser has time, or at once for whoever opens
 * the panel before that.
 */
export function useSideContent({ lazy }: SideFeature, isOpen: boolean) {
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  useEffect(() => (isWanted ? undefined : whenIdle(() => setWanted(true))), [isWanted]);
  return useLazyContent(lazy, isWanted);
}
