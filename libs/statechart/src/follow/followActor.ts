import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, EventObject, StateValue } from 'xstate';
import { transitionIdOf } from '../model/transitionIdOf';

/** An event that an actor has dealt with. */
export type LoggedEvent = {
  /** Counts up from 1. */
  id: number;
  at: Date;
  event: EventObject;
  /** Ids of the transitions that were taken, those without an event too; none where the event was passed over. */
  taken: string[];
  /** Where it led. */
  value: StateValue;
};

/** An actor as its chart sees it. */
export type Followed = {
  snapshot: AnyMachineSnapshot;
  /** Newest first, at most fifty. */
  log: LoggedEvent[];
};

/** A store for `useSyncExternalStore`. */
export type FollowedActor = {
  get: () => Followed;
  subscribe: (listener: () => void) => () => void;
};

const KEPT = 50;

type Inspected = { actorRef: unknown; type: string; event?: EventObject; snapshot?: unknown };
type Microstep = Inspected & { _transitions?: AnyTransitionDefinition[] };

/** Follows a machine's actor from outside: it needs to know nothing of being watched. */
export const followActor = (actor: AnyActorRef, now: () => Date = () => new Date()): FollowedActor => {
  let current: Followed = { snapshot: actor.getSnapshot() as AnyMachineSnapshot, log: [] };
  let underWay: { event: EventObject; at: Date; taken: string[] } | null = null;
  let count = 0;

  const inspect = (inspected: Microstep): boolean => {
    if (inspected.actorRef !== actor) return false;
    if (inspected.type === '@xstate.event' && inspected.event) {
      underWay = { event: inspected.event, at: now(), taken: [] };
    } else if (inspected.type === '@xstate.microstep') {
      underWay?.taken.push(...(inspected._transitions ?? []).map(transitionIdOf));
    } else if (inspected.type === '@xstate.snapshot') {
      const snapshot = inspected.snapshot as AnyMachineSnapshot;
      count += 1;
      const entry = underWay && { id: count, ...underWay, value: snapshot.value };
      underWay = null;
      current = { snapshot, log: entry ? [entry, ...current.log].slice(0, KEPT) : current.log };
      return true;
    }
    return false;
  };

  return {
    get: () => current,
    subscribe: (listener) => {
      const inspection = actor.system.inspect((inspected) => {
        if (inspect(inspected as Microstep)) listener();
      });
      // What happened between following and listening.
      current = { ...current, snapshot: actor.getSnapshot() as AnyMachineSnapshot };
      return () => {
        inspection.unsubscribe();
      };
    },
  };
};
