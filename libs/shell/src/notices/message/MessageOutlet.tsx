import { lazy, Suspense, use, useEffect, useSyncExternalStore } from 'react';
import { AnchorsContext } from './useMessage';

const AnchoredStacks = lazy(async () => ({ default: (await import('./AnchoredStacks')).AnchoredStacks }));

/** Where the messages of `useMessage` stand. Once in the shell; its script is fetched with the first message. */
export const MessageOutlet = () => {
  const { subscribe, used, clear } = use(AnchorsContext);
  const places = useSyncExternalStore(subscribe, used);
  // The shell goes when somebody signs out: the next user is not told what was for the one before.
  useEffect(() => clear, [clear]);
  return (
    places.length > 0 && (
      <Suspense>
        <AnchoredStacks places={places} />
      </Suspense>
    )
  );
};
