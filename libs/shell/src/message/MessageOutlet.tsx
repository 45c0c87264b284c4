import { lazy, Suspense, use, useSyncExternalStore } from 'react';
import { AnchorsContext } from './useMessage';

const AnchoredStacks = lazy(async () => ({ default: (await import('./AnchoredStacks')).AnchoredStacks }));

/** Where the messages of `useMessage` stand. Once in the shell; its script is fetched with the first message. */
export const MessageOutlet = () => {
  const { subscribe, used } = use(AnchorsContext);
  const places = useSyncExternalStore(subscribe, used);
  return (
    places.length > 0 && (
      <Suspense>
        <AnchoredStacks places={places} />
      </Suspense>
    )
  );
};
