import type { AnyTransitionDefinition } from 'xstate';

/**
 * The id of a transition in its chart: where it starts, its event, and its place among those of the same event. A machine that
 * was given other actors or delays has other transition objects, and the same ids.
 */
export const transitionIdOf = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition;
  const siblings: readonly AnyTransitionDefinition[] =
    (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  return `${source.id}|${eventType}|${String(siblings.indexOf(transition))}`;
};
