import { use, useEffect, useEffectEvent } from 'react';
import { catchUpOf } from './catchUp';
import { LiveContext } from './LiveProvider';

/**
 * Follows a list that other windows and devices of the user change too. A guest follows nothing.
 * @param list the tail of the address that answers it, as `notes-app/notes`
 * @param ask asks for the list anew and ends when that is answered. It is called when entries have changed, and when a connection stands
 * anew and some may have been missed. What changes while it asks makes it ask once more, however much that is.
 * @param isAnswer whether what is shown is a whole answer of that address, so that a connection need only ask whether that is still so
 */
export const useRecordsChanged = (list: string, ask: () => Promise<unknown>, isAnswer = () => false): void => {
  const live = use(LiveContext);
  const askNow = useEffectEvent(ask);
  const isAnswerNow = useEffectEvent(isAnswer);
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
    const stopCatchingUp = catchUpOf(live).follow(list, { ask: () => void follow(), isAnswer: () => isAnswerNow() });
    return () => {
      isOver = true;
      stopChanges();
      stopCatchingUp();
    };
  }, [live, list]);
};
