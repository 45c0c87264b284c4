import { useOwnChanges } from '@ezone/shell/records';
import { LiveContext, useLiveEvent } from '@ezone/shell/session/live';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Watcher } from './components/Watchers';
import { boardCollections } from './model/boardCollections';

/** Milliseconds in which the changes of others are gathered, so that a board is asked for once for all of them. */
const GATHERED = 400;

const nobody: readonly Watcher[] = [];

/**
 * Follows what others do on a board, also after the connection was lost.
 * @param ask asks for the board anew
 * @returns who watches the board, as far as is known; nobody without a connection
 */
export function useBoardLive(boardId: string, ask: () => void): readonly Watcher[] {
  const live = use(LiveContext);
  const [watchers, setWatchers] = useState(nobody);
  const askNow = useEffectEvent(ask);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!live) return undefined;
    let isAgain = false;
    const stop = live.onStatus((status) => {
      if (status !== 'online') {
        setWatchers(nobody);
        return;
      }
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
      setWatchers(nobody);
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
  useLiveEvent('board:watchers', (told) => {
    if (told.boardId === boardId) setWatchers(told.users);
  });
  // Where it stands among what others have moved at the same time only the server knows.
  useOwnChanges(boardCollections(boardId).cards.list, ({ deed }) => {
    if (deed.kind === 'bulk') askSoon();
  });
  return watchers;
}
