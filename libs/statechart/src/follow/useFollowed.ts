import { useMemo, useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';
import { followActor } from './followActor';
import type { Followed, FollowedActor } from './followActor';

const nobody: FollowedActor = {
  get: () => null as unknown as Followed,
  subscribe: () => () => undefined,
};

/** The snapshot and the last events of an actor; null where there is none. */
export const useFollowed = (actor: AnyActorRef | undefined): Followed | null => {
  const followed = useMemo(() => (actor ? followActor(actor) : nobody), [actor]);
  return useSyncExternalStore<Followed | null>(followed.subscribe, followed.get, followed.get);
};
