import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { ChartTransition } from './chart';
import { transitionIdOf } from './transitionIdOf';

/**
 * Whether a transition can be taken now: `ready`; `guarded`, when its guard, or one that comes before it, says otherwise;
 * `elsewhere`, when its state is not active; `automatic`, when nobody sends it; `over`, when the machine has ended; `still`, when
 * there is no running actor.
 */
export type Readiness = 'ready' | 'guarded' | 'elsewhere' | 'automatic' | 'over' | 'still';

/** Ids of the transitions that an event would take now. */
export const takenBy = (snapshot: AnyMachineSnapshot, event: EventObject): string[] => {
  try {
    return snapshot.machine.getTransitionData(snapshot, event).map(transitionIdOf);
  } catch {
    // A guard that cannot cope with the event holds for nothing.
    return [];
  }
};

const isActive = (snapshot: AnyMachineSnapshot, id: string): boolean => snapshot._nodes.some((node) => node.id === id);

/** Whether `transition` would be taken if `event` were sent to an actor with this snapshot. */
export const readinessOf = (
  transition: ChartTransition,
  event: EventObject,
  snapshot: AnyMachineSnapshot | null,
): Readiness => {
  if (transition.trigger.kind === 'always') return 'automatic';
  if (!snapshot) return 'still';
  if (snapshot.status !== 'active') return 'over';
  if (!isActive(snapshot, transition.source)) return 'elsewhere';
  return takenBy(snapshot, event).includes(transition.id) ? 'ready' : 'guarded';
};
