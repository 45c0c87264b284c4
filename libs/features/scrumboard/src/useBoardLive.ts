import { useOwnChanges } from '@ezone/shell/records';
import { LiveContext, useLiveEvent } from '@ezone/shell/session/live';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { boardCollections } from './model/boardCollections';

/** Milliseconds in which the changes of others are gathered, so that a board is asked for once for all of them. */
const GATHERED = 400;

/** Follows what others do on a board, also after the connection was lost. @param ask asks for the board anew */
export function useBoardLive(boardId: string, ask: () => void): void {
  const live = use(LiveContext);
  const askNow = useEffectEvent(ask);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!live) return undefined;
    let isAgain = false;
    const stop = live.onStatus((status) => {
      if (status !== 'online') return;
      const wasThere = isAgain;
      isAgain = true;
      // A board that is gone says so itself; without a connection the next one watches again.
      void live.call('board:watch', { boardId }).then(
        () => wasThere && askNow(),
        () => undefined,
      );
    });
    return () => {
      stop();
      clearTimeout(timer.current);
      timer.current = undefined;
      void live.call('board:unwatch', { boardId }).catch(() => undefined);
    };
  }, [live, boardId]);
  const askSoon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      ask();
    }, GATHERED);
  };
  useLiveEvent('board:changed', (changed) => {
    if (changed.boardId === boardId) askSoon();
  });
  // Where it stands among what others have moved at the same time only the server knows.
  useOwnChanges(boardCollections(boardId).cards.list, ({ deed }) => {
    if (deed.kind === 'bulk') askSoon();
  });
}
