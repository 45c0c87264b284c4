import { useState, useSyncExternalStore } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';

/** An actor that runs while somebody watches; its delays and calls end with that. */
const watched = <Machine extends AnyStateMachine>(start: () => Actor<Machine>) => {
  let actor: Actor<Machine> | null = null;
  return {
    get: () => actor,
    subscribe: (onChange: () => void) => {
      actor = start();
      onChange();
      return () => {
        actor?.stop();
      };
    },
  };
};

/** Runs an actor for as long as the component is there. Answers it, null before that, and how to start it anew. */
export const useLiveActor = <Machine extends AnyStateMachine>(start: () => Actor<Machine>) => {
  const [{ subscribe, get }, setWatched] = useState(() => watched(start));
  const actor = useSyncExternalStore(subscribe, get);
  const startAnew = () => {
    setWatched(watched(start));
  };
  return [actor, startAnew] as const;
};
