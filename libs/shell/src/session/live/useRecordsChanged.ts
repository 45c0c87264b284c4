import { use, useEffect, useEffectEvent } from 'react';
import { LiveContext } from './LiveProvider';

/**
 * Follows a list that other windows and devices of the user change too. A guest follows nothing.
 * @param list the tail of the address that answers it, as `notes-app/notes`
 * @param ask asks for the list anew and ends when that is answered. It is called when entries have changed, and when the
 * connection is back, which may have missed some. What changes while it asks makes it ask once more, however much that is.
 */
export const useRecordsChanged = (list: string, ask: () => Promise<unknown>): void => {
  const live = use(LiveContext);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!live) return;
    let isAsking = false;
    let isOutdated = false;
    let isOver = false;
    const follow = async () => {
      isOutdated = true;
      if (isAsking) return;
      isAsking = true;
      while (isOutdated && !isOver) {
        isOutdated = false;
        // Who asks tells of a failure; the next change asks again.
        await askNow().catch(() => undefined);
      }
      isAsking = false;
    };
    const stopChanges = live.on('records:changed', (changed) => {
      if (changed.list === list) void follow();
    });
    // How it stands now is told at once, and is not news.
    let isNews = false;
    const stopStatus = live.onStatus((status) => {
      if (isNews && status === 'online') void follow();
    });
    isNews = true;
    return () => {
      isOver = true;
      stopChanges();
      stopStatus();
    };
  }, [live, list]);
};
