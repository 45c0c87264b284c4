import type { LazyContent } from '@ezone/ui/lazy-content';
import { useTypeAhead } from '@ezone/ui/typed-text';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSayNotFetched } from './useSayNotFetched';

/**
 * A dialog that something else opens, such as the address, and that is fetched when it is wanted first. What is typed meanwhile stands in its
 * first field. Where it cannot be fetched, that is said with a way to try again, and it is fetched anew when it is wanted again: nothing opens by itself
 * later.
 * @param giveUp takes away what wants it, and answers what wants it again
 * @returns it once it is there, and null before
 */
export function useFetchedWhile<Part>(
  isWanted: boolean,
  load: LazyContent<Part>,
  giveUp: () => () => void,
): Part | null {
  const sayNotFetched = useSayNotFetched();
  const [fetched, setFetched] = useState<{ part: Part } | null>(null);
  const part = fetched ? fetched.part : (isWanted && load.known?.()) || null;
  useTypeAhead(isWanted && part === null);
  const fail = useEffectEvent(() => {
    sayNotFetched(giveUp());
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const gone = new AbortController();
    load().then(
      (there) => gone.signal.aborted || setFetched({ part: there }),
      () => gone.signal.aborted || fail(),
    );
    return () => {
      gone.abort();
    };
  }, [isWanted, load]);
  return part;
}
